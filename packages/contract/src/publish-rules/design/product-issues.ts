import { blocksOf } from './blocks-of.ts';
import { type CheckedPopup, issueIf, type IssueFinder, placeOfBlock } from '../publish-issue.ts';

/**
 * Finds a products block that has nothing to show: no products are chosen, or the catalogue of the
 * site is empty. Visitors would see an empty popup.
 */
export const findProductIssues: IssueFinder = (_settings, popup) => {
  const blocks = productBlocksOf(popup);
  const empty = blocks.find(lacksProducts);
  return [
    ...issueIf(empty !== undefined, {
      ...placeOfBlock(empty),
      message:
        'A block of your design shows products that you choose, and none is chosen. Choose some, or let the block choose by itself.',
      blocksPublishing: true,
    }),
    ...issueIf(blocks.length > 0 && popup.offered === 0, {
      ...placeOfBlock(blocks[0]),
      message:
        'Your design shows products, and the catalogue of your site has none. Import them on the page “Catalogue” first.',
    }),
  ];
};

/** Whether the design shows products of the catalogue. */
export function usesCatalogue(popup: Designs): boolean {
  return productBlocksOf(popup).length > 0;
}

type Designs = Pick<CheckedPopup, 'design' | 'mobileDesign'>;

function productBlocksOf({ design, mobileDesign }: Designs) {
  return blocksOf([design, mobileDesign], 'Products');
}

/** Older designs have one setting instead of two: all chosen products are under `chosen`. */
function lacksProducts({ category, products, chosen }: Readonly<Record<string, unknown>>): boolean {
  return (
    category === 'manual' &&
    [products, chosen].every((ids) => typeof ids !== 'string' || !/[^\s,]/u.test(ids))
  );
}
