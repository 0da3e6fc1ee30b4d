import type { ConsentDesign } from '@beckon/contract/consent';
import type { ConsentOutcome } from '../../store/store.ts';

/** What a browser reports: categories that are allowed, services that were answered by themselves. */
interface ReportedChoice {
  readonly categories: readonly string[];
  readonly services: Readonly<Record<string, boolean>>;
}

/**
 * What a visitor's choice comes to. Without an id of their own nobody has chosen yet: the browser
 * reports then what a page that was left without a choice allowed.
 */
export function consentOutcome(
  { categories, services }: ReportedChoice,
  hasChosen: boolean,
  design: Pick<ConsentDesign, 'categories'>,
): ConsentOutcome {
  if (categories.includes('do_not_track')) return 'signal';
  if (!hasChosen) return 'none';
  const allowed = design.categories.filter((category) => categories.includes(category));
  const answers = Object.values(services);
  if (allowed.length === 0) return answers.includes(true) ? 'partly' : 'refused';
  const isAll = allowed.length === design.categories.length && !answers.includes(false);
  return isAll ? 'accepted' : 'partly';
}
