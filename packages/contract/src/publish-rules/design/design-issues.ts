import { isSafeAddress } from '../../address/is-safe-address.ts';
import { issueIf, type IssueFinder, placeOfBlock } from '../publish-issue.ts';

export const findDesignIssues: IssueFinder = ({ appearance, coupon }, { design, mobileDesign }) => [
  ...issueIf(hasBlock(design, 'Countdown') && appearance.timer === undefined, {
    ...placeOfBlock(findBlock(design, 'Countdown')),
    message: 'Your design has a countdown, but no time to count. It stays hidden.',
  }),
  ...issueIf(coupon !== undefined && !hasBlock(design, 'Coupon'), {
    section: 'after',
    message: 'Your design has no coupon block to show the code in.',
  }),
  ...[design, mobileDesign]
    .flatMap(unsafeLinks)
    .slice(0, 1)
    .map((link) => ({
      ...placeOfBlock(link),
      message:
        'A button or a picture of your design leads to an address that would run code. Use a web address.',
      blocksPublishing: true as const,
    })),
];

const hasBlock = (design: unknown, kind: string): boolean => findBlock(design, kind) !== undefined;

/** The settings of the first block of a kind, wherever it is in the design. */
function findBlock(part: unknown, kind: string): Readonly<Record<string, unknown>> | undefined {
  if (typeof part !== 'object' || part === null) return undefined;
  if ('type' in part && part.type === kind) return { ...Object(Reflect.get(part, 'props')) };
  for (const inside of Object.values(part)) {
    const found = findBlock(inside, kind);
    if (found) return found;
  }
  return undefined;
}

/** The parts of a design that lead to an address which would run code. */
function unsafeLinks(part: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (typeof part !== 'object' || part === null) return [];
  const below = Object.values(part).flatMap(unsafeLinks);
  const isUnsafe = 'href' in part && typeof part.href === 'string' && !isSafeAddress(part.href);
  return isUnsafe ? [{ ...part }, ...below] : below;
}
