import { afterEach, beforeEach, expect, test } from 'vitest';
import { aTemplate, drawView, type DrawnView } from '../testing/a-view.ts';

const FONT = '@font-face{font-family:beckon-hand-en;src:url(/fonts/hand.12345678.woff2)}';
const FOREIGN = '@font-face{font-family:Arial;src:url(https://evil.test/arial.woff2)}';
let view: DrawnView | undefined;

/** Jsdom keeps the text of sheets, but leaves font rules out of their rules. */
let texts: WeakMap<CSSStyleSheet, string>;
const replaceSync = CSSStyleSheet.prototype.replaceSync;
beforeEach(() => {
  texts = new WeakMap();
  CSSStyleSheet.prototype.replaceSync = function (this: CSSStyleSheet, css: string) {
    texts.set(this, css);
    replaceSync.call(this, css);
  };
});
afterEach(() => {
  view?.unmount();
  CSSStyleSheet.prototype.replaceSync = replaceSync;
});

const rulesOfPage = (): string =>
  (document.adoptedStyleSheets ?? []).map((sheet) => texts.get(sheet) ?? '').join('');

test('the page has the fonts of a popup only while it is drawn', () => {
  view = drawView({ template: aTemplate({}, { css: `p{color:red}${FONT}` }) });
  expect(rulesOfPage()).toMatch(
    /^@font-face\{font-family:beckon-hand-en;src:url\(\w+:\/\/.*\/fonts\/hand\.12345678\.woff2\)\}$/,
  );
  view.unmount();
  expect(rulesOfPage()).toBe('');
});

test('no font of the page is ever replaced', () => {
  view = drawView({ template: aTemplate({}, { css: FOREIGN }) });
  expect(rulesOfPage()).toBe('');
});
