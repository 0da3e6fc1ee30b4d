import type { ConsentDesign } from '@beckon/contract/consent';
import type { ConsentOutcome } from '../../store/store.ts';

/**
 * What a visitor's choice comes to. Without an id of their own nobody has chosen yet: the browser
 * tells then what a page that was left without a choice allowed.
 */
export function consentOutcome(
  categories: readonly string[],
  hasChosen: boolean,
  design: Pick<ConsentDesign, 'categories'>,
): ConsentOutcome {
  if (categories.includes('do_not_track')) return 'signal';
  if (!hasChosen) return 'none';
  const allowed = design.categories.filter((category) => categories.includes(category));
  if (allowed.length === 0) return 'refused';
  return allowed.length === design.categories.length ? 'accepted' : 'partly';
}
