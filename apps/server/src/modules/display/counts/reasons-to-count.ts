import type { RememberedSite } from '../../../live-sites/live-sites.ts';
import { type DisplayDecision, NOT_HERE, OFFERED } from '../decide/decide-popups.ts';
import type { ParsedDisplayRequest } from '../request/parsed-display-request.ts';

/**
 * The reasons of a decision that reports count. A page view that asks again, because its cart has
 * changed, counts only the popups that are new to it. docs/decisions/0069.
 */
export function reasonsToCount(
  site: Pick<RememberedSite, 'popupIds'>,
  { reasons }: Pick<DisplayDecision, 'reasons'>,
  { offeredBefore }: Pick<ParsedDisplayRequest, 'offeredBefore'>,
): readonly string[] {
  if (offeredBefore === undefined) return reasons;
  const ids = site.popupIds();
  return reasons.map((reason, at) =>
    reason === OFFERED && !offeredBefore.includes(ids[at] ?? '') ? OFFERED : NOT_HERE,
  );
}
