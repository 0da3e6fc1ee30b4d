import { expect, it, vi } from 'vitest';
import { askPath, callPath, readObject, readPath } from './foreign-object.ts';

const call = () => 'called';
const foreign = {
  text: 'word',
  none: null,
  zero: 0,
  list: [{ price: 5 }],
  deep: { at: { last: true } },
  call,
  shop: {
    name: 'Shop',
    nameIt(this: { readonly name: string }, greeting: string) {
      return `${greeting} ${this.name}`;
    },
    fail() {
      throw new Error('of the other script');
    },
  },
  get broken(): never {
    throw new Error('of the other script');
  },
};

it.each([
  ['text', 'word'],
  ['zero', 0],
  ['none', null],
  ['list.0.price', 5],
  ['list.length', 1],
  ['deep.at.last', true],
  ['call', call],
  ['call.name', 'call'],
  ['text.length', undefined],
  ['none.any', undefined],
  ['missing', undefined],
  ['missing.any', undefined],
  ['deep.at.missing', undefined],
  ['broken', undefined],
  ['broken.any', undefined],
  ['', undefined],
  ['deep..last', undefined],
  ['deep.at.last; call()', undefined],
])('the path "%s" of another script reads %o', (path, value) => {
  expect(readPath(foreign, path)).toBe(value);
});

it.each([[undefined], [null], ['text'], [7]])('nothing is read of %o', (from) => {
  expect(readPath(from, 'length')).toBeUndefined();
});

it.each([
  ['deep.at', foreign.deep.at],
  ['list', foreign.list],
  ['call', call],
  ['text', undefined],
  ['none', undefined],
  ['zero', undefined],
  ['broken', undefined],
])('the object at "%s" of another script is %o', (path, value) => {
  expect(readObject(foreign, path)).toBe(value);
});

it.each([
  ['call', 'called'],
  ['shop.nameIt', 'Hello Shop'],
  ['shop.fail', undefined],
  ['shop.name', undefined],
  ['shop.missing', undefined],
  ['missing.nameIt', undefined],
  ['broken.nameIt', undefined],
])('the method "%s" of another script answers %o', (path, answer) => {
  expect(askPath(foreign, path, 'Hello')).toBe(answer);
});

it('a method of another script is called on its object, and its failure is ignored', () => {
  const add = vi.fn();
  const cart = { add, fail: foreign.shop.fail };
  callPath({ cart }, 'cart', 'add', 'mug', 2);
  callPath({ cart }, 'cart', 'fail');
  callPath({ cart }, 'basket', 'add');
  expect(add.mock.calls).toEqual([['mug', 2]]);
  expect(add.mock.contexts).toEqual([cart]);
});
