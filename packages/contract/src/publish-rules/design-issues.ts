import { isSafeAddress } from '../address/is-safe-address.ts';
import { issueIf, type IssueFinder } from './publish-issue.ts';

export const findDesignIssues: IssueFinder = ({ appearance, coupon }, { design, mobileDesign }) => [
  ...issueIf(hasBlock(design, 'Countdown') && appearance.timer === undefined, {
    section: 'display',
    message: 'Your design has a countdown, but no time to count. It stays hidden.',
  }),
  ...issueIf(coupon !== undefined && !hasBlock(design, 'Coupon'), {
    section: 'after',
    message: 'Your design has no coupon block to show the code in.',
  }),
  ...issueIf(![design, mobileDesign].flatMap(linkAddresses).every(isSafeAddress), {
    section: 'design',
    message: 'A button of your design leads to an address that would run code. Use a web address.',
    blocksPublishing: true,
  }),
];

/** Whether a kind of block stands anywhere in the design. */
function hasBlock(design: unknown, kind: string): boolean {
  return JSON.stringify(design).includes(`"type":"${kind}"`);
}

/** Where the links of a design lead to, as their owner wrote it. */
function linkAddresses(part: unknown): readonly string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, value]) =>
    name === 'href' && typeof value === 'string' ? [value] : linkAddresses(value),
  );
}
