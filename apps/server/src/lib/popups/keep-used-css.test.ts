import { describe, expect, it } from 'vitest';
import { keepMarkupCss, keepUsedCss } from './keep-used-css.ts';

const MARKUP =
  '<div class="poptin-popup" data-type="lightbox" dir="ltr" lang="en"><form class="t-form t-bare"></form></div>';
const cssLeftOf = (css: string, markup = MARKUP): string =>
  keepUsedCss(`<style data-css>${css}</style>${markup}`)
    .replace('<style data-css>', '')
    .replace(`</style>${markup}`, '');

describe('the style sheet of a published template', () => {
  it.each([
    ['a class of the markup', '.t-form{color:red}'],
    ['a class that the view adds', '.bk-error{color:red}'],
    ['its own type of popup', '[data-type=lightbox] .t-form{color:red}'],
    ['the phone layout', '[data-layout=mobile] .t-form{color:red}'],
    ['a part that is written from left to right', '.bk-input[dir=ltr]{color:red}'],
    ['elements without a certain class', '.bk-field:not(.t-field-chips){color:red}'],
    ['one of several classes', ':is(.t-gone,.bk-country){color:red}'],
    ['fonts', '@font-face{font-family:a;src:url(/a.woff2)}'],
    ['animations', '@keyframes a{0%{opacity:0}}'],
    ['custom properties', '.poptin-popup{--bk-shadow:0 1px 2px rgb(0 0 0/.1)}'],
  ])('the style sheet of a published template keeps the rules for %s', (_what, css) => {
    expect(cssLeftOf(css)).toBe(css);
  });

  it.each([
    ['a class that the markup does not have', '.t-coupon{color:red}'],
    ['an element inside such a class', '.t-coupon .bk-input{color:red}'],
    ['several classes that the markup does not have', ':is(.t-coupon,.t-game)>.t-form{color:red}'],
    ['an element that contains a missing class', '.poptin-popup:has(.t-coupon){color:red}'],
    ['another type of popup', '[data-type=bar] .t-form{color:red}'],
    ['the other direction', '[dir=rtl] .t-form{color:red}'],
    ['the other language', '[lang=he] .t-form{color:red}'],
    ['media queries without a used rule', '@media (hover:hover){.t-coupon{color:red}}'],
  ])('the style sheet of a published template leaves out the rules for %s', (_what, css) => {
    expect(cssLeftOf(css)).toBe('');
  });

  it('the style sheet of a published template keeps the other selectors of a rule', () => {
    expect(cssLeftOf('.t-coupon,.t-form{color:red}')).toBe('.t-form{color:red}');
  });

  it('the style sheet of a published template keeps rules for all words of the markup, including the owner’s html', () => {
    const own = '<div data-block="html"><p class=t-coupon dir=rtl>Mine</p></div>';
    const css = '[dir=rtl].t-coupon{color:red}';
    expect(cssLeftOf(css, own)).toBe(css);
  });

  it('a style sheet that is not one of ours is left alone', () => {
    const html = '<style>.t-coupon{color:red}</style><p>Hi</p>';
    expect(keepUsedCss(html)).toBe(html);
  });
});

const FORM = '<form class="bk-form"><input class="bk-input"></form>';

it.each([
  ['a wrong answer', '.bk-input[aria-invalid=true]{color:red}'],
  ['a field that is pointed at', '.bk-input[data-highlight]{color:red}'],
  [
    'key frames that only such a rule names',
    '.bk-form[data-highlight]{animation:1s both shake}@keyframes shake{50%{translate:8px}}',
  ],
])('the style sheet of a prerendered popup leaves out %s', (_what, css) => {
  expect(keepMarkupCss(css, FORM)).toBe('');
});

it.each([
  ['a field that is not wrong', '.bk-input:not([aria-invalid=true]){color:red}'],
  ['a form that is being sent', '.bk-form[data-state=sending]{color:red}'],
  ['key frames that a script names', '@keyframes bk-zoomIn{50%{opacity:1}}'],
  [
    'key frames that another rule names, too',
    '.bk-input[data-highlight]{animation:in 1s}.bk-form{animation:in 2s}@keyframes in{50%{opacity:1}}',
    '.bk-form{animation:in 2s}@keyframes in{50%{opacity:1}}',
  ],
])('the style sheet of a prerendered popup keeps %s', (_what, css, expected = css) => {
  expect(keepMarkupCss(css, FORM)).toBe(expected);
});

it('the style sheet of a prerendered popup keeps the custom properties that a rule or the markup reads', () => {
  const css =
    '.bk-form{--size:2px;--edge:var(--size);--gone:var(--lost);--lost:red;--own:1px;border:var(--edge) solid}';
  expect(keepMarkupCss(css, `${FORM}<i data-bk-style="top:var(--own)"></i>`)).toBe(
    '.bk-form{--size:2px;--edge:var(--size);--own:1px;border:var(--edge) solid}',
  );
});
