import { expect, it, vi } from 'vitest';

const parts = { show: 'a', view: 'b', triggers: 'c' };
vi.stubGlobal('__BECKON_BUILD__', { version: '1.0', parts });
const { partAddress } = await import('./build-info.ts');

it('a chunk that has failed is requested with a query', () => {
  expect(partAddress('https://b', 'triggers', { triggers: 2 })).toBe(
    'https://b/widget/1.0/triggers-c.js?2',
  );
});

it('a chunk that has failed does not change the address of another one', () => {
  expect(partAddress('https://b', 'view', { triggers: 2 })).toBe('https://b/widget/1.0/view-b.js');
});

it('after `show` has failed, what imports it is requested from the same folder', () => {
  expect([
    partAddress('https://b', 'show', { show: 1 }),
    partAddress('https://b', 'view', { show: 1, view: 3 }),
  ]).toEqual(['https://b/widget/1.0/1/show-a.js', 'https://b/widget/1.0/1/view-b.js?3']);
});
