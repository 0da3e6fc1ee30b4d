import { expect, it, vi } from 'vitest';

const parts = { show: 'a', view: 'b', triggers: 'c' };
vi.stubGlobal('__BECKON_BUILD__', { version: '1.0', parts });
// Another test of this worker may have read another build.
vi.resetModules();
const { partAddress } = await import('./build-info.ts');

it('a chunk that has failed is requested from another folder', () => {
  expect(partAddress('https://b', 'triggers', { triggers: 2 })).toBe(
    'https://b/widget/1.0/2/triggers-c.js',
  );
});

it('a chunk that has failed does not change the address of another one', () => {
  expect(partAddress('https://b', 'view', { triggers: 2 })).toBe('https://b/widget/1.0/view-b.js');
});

it('the view is requested from the folder from which `show` has loaded', () => {
  expect([
    partAddress('https://b', 'show', { show: 1 }),
    partAddress('https://b', 'view', { show: 1 }),
    partAddress('https://b', 'view', { show: 1, view: 1 }),
  ]).toEqual([
    'https://b/widget/1.0/1/show-a.js',
    'https://b/widget/1.0/1/view-b.js',
    'https://b/widget/1.0/2/view-b.js',
  ]);
});
