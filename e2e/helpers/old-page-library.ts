import type { Page } from '@playwright/test';

/**
 * Imitates Prototype.js 1.6 (Magento 1 shops), by its documentation. It adds `toJSON` methods that
 * return text, and its own versions of methods that browsers got later.
 */
export async function usePrototypeJs(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const jsonOf = (value: unknown): string | undefined => {
      if (value === undefined || typeof value === 'function') return undefined;
      if (value === null || typeof value === 'boolean') return String(value);
      const { toJSON } = Object(value);
      if (typeof toJSON === 'function') return toJSON.call(value);
      const pairs = Object.entries(Object(value)).map(([key, part]) => [`"${key}"`, jsonOf(part)]);
      return `{${pairs.map((pair) => pair.join(': ')).join(', ')}}`;
    };
    const plainMap = Array.prototype.map;
    const toList = (source: unknown): unknown[] =>
      source ? Array.prototype.slice.call(Object(source).toArray?.() ?? source) : [];
    Object.assign(Array.prototype, {
      toJSON(this: unknown[]) {
        return `[${plainMap.call(this, jsonOf).join(', ')}]`;
      },
      toArray(this: unknown[]) {
        return this.slice();
      },
      entries(this: unknown[]) {
        return this.slice();
      },
      first(this: unknown[]) {
        return this[0];
      },
      reduce(this: unknown[]) {
        return this.length > 1 ? this : this[0];
      },
    });
    Object.assign(String.prototype, {
      toJSON(this: string) {
        return `"${this.replace(/["\\]/g, '\\$&')}"`;
      },
      toArray(this: string) {
        return this.split('');
      },
    });
    Object.assign(Number.prototype, {
      toJSON(this: number) {
        return String(this);
      },
    });
    Object.assign(Object, { toJSON: jsonOf });
    Object.assign(Array, { from: toList });
  });
}

/** Imitates MooTools 1.2 (Joomla 1.5), whose `bind` knows only the values of its second argument. */
export async function useMooTools(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const toList = (source: unknown): unknown[] => {
      const isList = typeof Object(source).length === 'number' && typeof source !== 'string';
      return isList ? Array.prototype.slice.call(source) : [source];
    };
    Object.assign(Array, { from: toList });
    Object.assign(Function.prototype, {
      bind(this: (...values: unknown[]) => unknown, that: unknown, given?: unknown) {
        return (...values: unknown[]) =>
          this.apply(that, given === undefined ? values : toList(given));
      },
    });
  });
}

/** A page whose own script adds methods to all objects in a way that loops see. */
export async function extendObjects(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(Object.prototype, {
      extend(this: object) {
        return this;
      },
    });
  });
}
