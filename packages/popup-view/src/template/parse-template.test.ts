import { fireEvent, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { aTemplate, drawView, POPUP_ID, type DrawnView } from '../testing/a-view.ts';
import { parseTemplate } from './parse-template.ts';
import { hideStyles } from './hide-styles.ts';
import { parseStyleText } from './style-text.ts';

let view: DrawnView | undefined;
function draw(html: string): DrawnView {
  view = drawView({
    template: aTemplate({ form: `<h2>Hi</h2>${html}` }),
    pageUrl: 'https://shop.test/a',
  });
  return view;
}
afterEach(() => {
  view?.unmount();
  view = undefined;
  Reflect.deleteProperty(window, 'hacked');
});

test.each([
  '<script>window.hacked=1</script>',
  '<img src=x onerror="window.hacked=1">',
  '<svg onload="window.hacked=1"><circle r="3"/></svg>',
  '<a href="javascript:window.hacked=1">x</a>',
  '<a href="java&#10;script:window.hacked=1">x</a>',
  '<iframe srcdoc="<script>parent.hacked=1</script>"></iframe>',
  '<object data="x"></object><embed src="x">',
  '<base href="https://evil.test/">',
  '<form action="https://evil.test"><button formaction="javascript:1">x</button></form>',
  '<svg><use href="data:image/svg+xml,<svg/>"/><a xlink:href="javascript:window.hacked=1"><text>x</text></a></svg>',
  '<div ref="x" key="y" dangerouslysetinnerhtml="z" is="evil-tag" slot="out" autofocus>t</div>',
  '<math><mtext><script>window.hacked=1</script></mtext></math>',
  '<meta http-equiv="refresh" content="0;url=https://evil.test"><link rel="stylesheet" href="https://evil.test/x.css">',
])('hostile markup runs nothing: %s', (html) => {
  const { inside } = draw(html);
  for (const element of inside.querySelectorAll('*')) {
    expect(element.localName).not.toMatch(/^(script|iframe|object|embed|base|meta|link|style)$/);
    for (const { name, value } of element.attributes) {
      expect(name).not.toMatch(/^(on|srcdoc|formaction|action|slot$|is$|ref|dangerously)/);
      expect(value.replace(/\s/g, '')).not.toMatch(/^(javascript|data):/i);
    }
    if (element instanceof HTMLElement) fireEvent.click(element);
  }
  expect(window).not.toHaveProperty('hacked');
  expect(within(inside).getByRole('heading', { name: 'Hi' })).toBeDefined();
});

describe('broken markup', () => {
  test('broken markup with unclosed tags is read as browsers do', () => {
    const { inside } = draw('<p>One<p>Two <b>bold<ul><li>a<li>b');
    expect([...inside.querySelectorAll('p,li')].map((element) => element.textContent)).toEqual([
      'One',
      'Two bold',
      'a',
      'b',
    ]);
  });

  test('500 KB of broken markup are drawn', () => {
    const { inside } = draw(`<p>${'word '.repeat(50)}</p>`.repeat(2000));
    expect(inside.querySelectorAll('p')).toHaveLength(2000);
  });

  test('markup that is nested extremely deep does not overflow the stack', () => {
    const { inside } = draw(`${'<i>'.repeat(3000)}deep`);
    expect(inside.querySelector('h2')?.textContent).toBe('Hi');
    expect(inside.querySelectorAll('i').length).toBeLessThan(300);
  });

  test.each([
    '<div class="poptin-popup"><p id="abcdefghijk01">x</p></div>',
    '<p>no popup at all</p>',
    '',
    '<div class="poptin-popup" id="another">x</div>',
  ])('%s is refused', (html) => {
    expect(parseTemplate(html, POPUP_ID).ok).toBe(false);
  });

  test('broken markup without screens is one form screen', () => {
    const result = parseTemplate(
      `<div id="${POPUP_ID}" class="poptin-popup"><p>Hi</p></div>`,
      POPUP_ID,
    );
    expect(result.ok && result.template.screenOf('form')?.textContent).toBe('Hi');
  });
});

describe('plain markup', () => {
  test('plain markup keeps its styles, pictures and safe links', () => {
    const { inside } = draw(
      '<a href="shop.test/sale" target="_blank" style="color: red; --size: 2px">Sale</a><img alt="a" src="data:image/gif;base64,R0lGOD">',
    );
    const link = within(inside).getByRole('link', { name: 'Sale' });
    expect([
      link.getAttribute('href'),
      link.getAttribute('rel'),
      link.style.color,
      link.style.getPropertyValue('--size'),
    ]).toEqual(['//shop.test/sale', 'noopener noreferrer', 'red', '2px']);
    expect(within(inside).getByRole('img').getAttribute('src')).toContain('data:image/gif');
  });

  test("plain markup hides its styles from the page's content policy while it is parsed", () => {
    const { html, css } = hideStyles(
      '<style>p{color:red}</style><p title="a style=b" class=x style="color:red" STYLE=y>it\'s style=no</p><b style=z>',
    );
    expect(css).toBe('p{color:red}');
    expect(html).toBe(
      '<p title="a style=b" class=x data-bk-style="color:red" data-bk-style=y>it\'s style=no</p><b data-bk-style=z>',
    );
  });

  test('plain markup is read in one pass, even if it is broken', () => {
    const before = performance.now();
    hideStyles('<a "'.repeat(120_000));
    hideStyles('<a style='.repeat(60_000));
    expect(performance.now() - before).toBeLessThan(2000);
  });

  test('style texts become style objects', () => {
    expect(
      parseStyleText(
        'background:url("a;b.png") no-repeat; -webkit-mask: none; --x:1;broken;color:red !important',
      ),
    ).toEqual({
      background: 'url("a;b.png") no-repeat',
      WebkitMask: 'none',
      '--x': '1',
      color: 'red',
    });
  });
});
