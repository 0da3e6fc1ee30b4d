import { expect, it } from 'vitest';
import { withoutBlanks } from './without-blanks.ts';

it('minifying removes comments, line breaks, and spaces and quotes without a meaning', () => {
  const sheet = `
    /* A comment. */
    .a,
    .b > .c + .d {
      margin: 0 0.5em;
      inset: 10.05px !important;
    }
    [dir='rtl'] .a:has(+ .b) {
      color: red;
    }
  `;
  expect(withoutBlanks(sheet)).toBe(
    '.a,.b>.c+.d{margin:0 .5em;inset:10.05px!important}[dir=rtl] .a:has(+.b){color:red}',
  );
});

it('minifying keeps spaces that have a meaning: in sums, before a colon, between values', () => {
  const sheet = `.a :checked {
    width: calc(100% + 8px);
    background:
      linear-gradient(
        red,
        blue
      )
      0 0 / 14px 8px;
    content: 'a b';
  }`;
  expect(withoutBlanks(sheet)).toBe(
    ".a :checked{width:calc(100% + 8px);background:linear-gradient(red,blue) 0 0/14px 8px;content:'a b'}",
  );
});

it('minifying leaves texts in quotes as they are', () => {
  const sheet = `.a::before {
    content: 'a / b: 0.5 ! {c;}  , "d"';
    margin: 0 0.5em;
  }
  .b { background: url("data:image/svg+xml,%3Csvg d='m1 1.5 / 0.5'/%3E"); }`;
  expect(withoutBlanks(sheet)).toBe(
    `.a::before{content:'a / b: 0.5 ! {c;}  , "d"';margin:0 .5em}` +
      `.b{background:url("data:image/svg+xml,%3Csvg d='m1 1.5 / 0.5'/%3E")}`,
  );
});
