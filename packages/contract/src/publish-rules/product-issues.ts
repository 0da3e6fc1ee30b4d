import { blockIf, type IssueFinder } from './publish-issue.ts';

/** A block of products that the owner chooses, but did not: visitors would see an empty popup. */
export const findProductIssues: IssueFinder = (_settings, { design, mobileDesign }) =>
  blockIf(
    [design, mobileDesign].flatMap(productBlocks).some(lacksProducts),
    'display',
    'A block of your design shows products that you choose, and none is chosen. Choose some, or let the block choose by itself.',
  );

type Props = Readonly<Record<string, unknown>>;

/** The settings of each products block, as its owner left them. */
function productBlocks(part: unknown): readonly Props[] {
  if (typeof part !== 'object' || part === null) return [];
  const entries = Object.entries(part);
  const own = new Map<string, unknown>(entries);
  if (own.get('type') === 'Products') return [Object(own.get('props') ?? {})];
  return entries.flatMap(([, value]) => productBlocks(value));
}

/** Designs from before there were two settings have all that was chosen under `chosen`. */
function lacksProducts({ category, products, chosen }: Props): boolean {
  return (
    category === 'manual' &&
    [products, chosen].every((ids) => typeof ids !== 'string' || !/[^\s,]/u.test(ids))
  );
}
