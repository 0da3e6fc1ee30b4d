import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { catchAddresses } from './catch-addresses.ts';
import { keepPrototypes } from './testing/keep-prototypes.ts';

let restorePrototypes: () => void;
beforeEach(() => (restorePrototypes = keepPrototypes()));
afterEach(() => restorePrototypes());

/** Calls it as JavaScript does, without types. */
const set = (element: Element, ...args: unknown[]): unknown =>
  Reflect.apply(element.setAttribute, element, args);

describe('an address that a page sets', () => {
  it.each([undefined, null, false, 0, { toString: () => '/x' }])(
    'an address that is no text is written as the browser writes it: %s',
    (value) => {
      const decide = vi.fn(() => true);
      catchAddresses(decide);
      const picture = document.createElement('img');
      set(picture, 'src', value);
      expect(picture.getAttribute('src')).toBe(String(value));
      expect(decide).toHaveBeenCalledExactlyOnceWith(picture, 'src', String(value));
    },
  );

  it('an address that is an object reaches the browser as that object, as trusted types need', () => {
    const native = vi.spyOn(Element.prototype, 'setAttribute');
    catchAddresses(() => true);
    const address = { toString: () => '/x' };
    set(document.createElement('script'), 'SRC', address);
    expect(native.mock.calls).toEqual([['SRC', address]]);
    native.mockRestore();
  });

  it('an error of ours changes nothing for the page', () => {
    catchAddresses(() => {
      throw new Error('ours');
    });
    const picture = document.createElement('img');
    picture.setAttribute('src', '/a.png');
    expect(picture.getAttribute('src')).toBe('/a.png');
    picture.src = '/b.png';
    expect(picture.getAttribute('src')).toBe('/b.png');
  });

  it('an address that must wait is not written', () => {
    catchAddresses(() => false);
    const picture = document.createElement('img');
    picture.setAttribute('src', '/a.png');
    picture.src = '/a.png';
    expect(picture.hasAttribute('src')).toBe(false);
  });
});
