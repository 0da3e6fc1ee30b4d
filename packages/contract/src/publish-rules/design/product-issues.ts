import { blocksOf } from './blocks-of.ts';
import { issueIf, type IssueFinder, placeOfBlock } from '../publish-issue.ts';

/**
 * Finds a products block for which the owner has not chosen products yet: visitors would see an
 * empty popup.
 */
export const findProductIssues: IssueFinder = (_settings, { design, mobileDesign }) => {
  const empty = [design, mobileDesign]
    .flatMap((each) => blocksOf(each, 'Products'))
    .find(lacksProducts);
  return issueIf(empty !== undefined, {
    ...placeOfBlock(empty),
    message:
      'A block of your design shows products that you choose, and none is chosen. Choose some, or let the block choose by itself.',
    blocksPublishing: true,
  });
};

/** Older designs have one setting instead of two: all chosen products are under `chosen`. */
function lacksProducts({ category, products, chosen }: Readonly<Record<string, unknown>>): boolean {
  return (
    category === 'manual' &&
    [products, chosen].every((ids) => typeof ids !== 'string' || !/[^\s,]/u.test(ids))
  );
}
