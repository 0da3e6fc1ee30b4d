import { puckConfigFor } from '@beckon/templates/editor';
import { expect, it } from 'vitest';
import { listsOf } from './block-lists.ts';

const { components } = puckConfigFor('lightbox', 'en');
const labels = (type: string, props: object = {}) =>
  listsOf({ type, props: { id: 'x', ...props } }, components[type]?.fields)
    .slice(0, 3)
    .map(({ label }) => label);

it('the lists of a block have names where the block has several', () => {
  expect(labels('Columns')).toEqual(['First column', 'Second column']);
  expect(labels('Form', { steps: 2 })).toEqual(['Step 1', 'Step 2', 'Step 3 (not shown)']);
  expect(labels('Form', { steps: 1 })).toEqual([
    undefined,
    'Step 2 (not shown)',
    'Step 3 (not shown)',
  ]);
  expect(labels('Panel')).toEqual([undefined]);
  expect(labels('Text')).toEqual([]);
});
