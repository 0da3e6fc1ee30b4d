import { expect, it } from 'vitest';
import { defaultSettings } from '../../settings/default-settings.ts';
import { findProductIssues } from './product-issues.ts';

const settings = defaultSettings('lightbox');

/** The number of issues that block publishing of a popup with this products block. */
function problems(props: Readonly<Record<string, unknown>>): number {
  const block = { type: 'Products', props: { id: 'p', ...props } };
  const design = {
    root: { props: {} },
    content: [{ type: 'Screen', props: { id: 's', content: [block] } }],
  };
  return findProductIssues(settings, { type: 'lightbox', design }).length;
}

it.each([
  [{ category: 'manual', products: '' }, 1],
  [{ category: 'manual', products: ' , ' }, 1],
  [{ category: 'manual' }, 1],
  [{ category: 'manual', products: '11,12' }, 0],
  [{ category: 'manual', products: '', chosen: '11' }, 0],
  [{ category: 'product_collection', collections: '' }, 0],
  [{ category: 'last_visited' }, 0],
  [{}, 0],
])('products that an owner chooses must be chosen: %j', (props, found) =>
  expect(problems(props)).toBe(found),
);
