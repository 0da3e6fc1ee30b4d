import { expect, it } from 'vitest';
import { defaultSettings } from '../../settings/default-settings.ts';
import { findProductIssues } from './product-issues.ts';

const settings = defaultSettings('lightbox');

function issuesOf(props: Readonly<Record<string, unknown>>, offered?: number) {
  const block = { type: 'Products', props: { id: 'p', ...props } };
  const design = {
    root: { props: {} },
    content: [{ type: 'Screen', props: { id: 's', content: [block] } }],
  };
  return findProductIssues(settings, {
    type: 'lightbox',
    design,
    ...(offered !== undefined && { offered }),
  });
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
  expect(issuesOf(props)).toHaveLength(found),
);

it('a popup with products is warned of only while the catalogue is known to be empty', () => {
  const block = { category: 'last_visited' };
  expect(issuesOf(block, 0)).toEqual([
    { section: 'design', blockId: 'p', message: expect.stringContaining('“Catalogue”') },
  ]);
  expect(issuesOf(block, 1)).toEqual([]);
  expect(issuesOf(block)).toEqual([]);
});
