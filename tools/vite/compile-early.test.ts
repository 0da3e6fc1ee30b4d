import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { compileEarly } from './compile-early.ts';

const ALL = (): boolean => true;
const NONE = (): boolean => false;

/** All functions are early but those that begin with `late`, as the source is written. */
function marked(code: string, late?: string): string {
  return compileEarly(code, (start) => late === undefined || !code.startsWith(late, start));
}

it('early functions are in parentheses, and late ones stay as they are', () => {
  expect(marked('const a=()=>1,b=function(){return()=>2};', '()=>2')).toBe(
    'const a=(()=>1),b=(function(){return()=>2});',
  );
  expect(compileEarly('const a=()=>1;function b(){}', NONE)).toBe('const a=()=>1;function b(){}');
});

it('early declarations are variables at the start of their script or function', () => {
  expect(
    marked('use(a);function a(){}function late(){}async function b(){}', 'function late'),
  ).toBe('var a=(function(){}),b=(async function(){});use(a);function late(){}');
  expect(marked('function a(){return b();function b(){}}')).toBe(
    'var a=(function(){var b=(function(){});return b();});',
  );
});

it('imports and directives stay first', () => {
  expect(marked('import{x}from"./x.js";x(a);function a(){}')).toBe(
    'import{x}from"./x.js";var a=(function(){});x(a);',
  );
  expect(marked('(()=>{"use strict";a();function a(){}})();')).toBe(
    '((()=>{"use strict";var a=(function(){});a();}))();',
  );
});

it('a directive without a semicolon, and code before an import, stay where they are', () => {
  expect(marked('"use strict"\nuse(a);function a(){}')).toBe(
    '"use strict";var a=(function(){});\nuse(a);',
  );
  expect(marked('use(a);function a(){}import"./x.js";')).toBe(
    'var a=(function(){});use(a);import"./x.js";',
  );
});

it('the last of two functions with one name counts, as before', () => {
  const code = 'function a(){return 1}function a(){return 2}';
  expect(marked(code)).toBe(code);
});

it('code that cannot be parsed is refused', () => {
  expect(() => marked('function (')).toThrow(/Expected/);
});

it('early methods of objects are properties', () => {
  expect(marked('x={a(){return{b(){}}},async*c(){},"d"(){},late(){}}', 'late')).toBe(
    'x={a:(function(){return{b:(function(){})}}),c:(async function*(){}),"d":(function(){}),late(){}}',
  );
});

it('other methods, async arrow functions and declarations in other blocks stay as they are', () => {
  const code =
    'x={get a(){return 1},[b](){},c(){super.c()},__proto__(){}};class D{e(){}}y=async()=>1;if(x){function f(){}}';
  expect(marked(code)).toBe(code);
});

it('marked code does the same as before', () => {
  const code = `
    const log = [];
    log.push(sum(1, 2), typeof later, [...two()].join());
    function sum(a, b) { return twice(a) + twice(b); function twice(x) { return 2 * x; } }
    function* two() { yield 1; yield (() => 2)(); }
    function later() { const self = later; return self === later; }
    function again() { return [1, 2].map((x) => x + 1); }
    log.push(later(), again().join(), sum.name, { m() { return 5; } }.m());
    log.join(' ');`;
  const before: unknown = runInNewContext(code);
  expect(before).toBe('6 function 1,2 true 2,3 sum 5');
  expect(runInNewContext(compileEarly(code, ALL))).toBe(before);
});
