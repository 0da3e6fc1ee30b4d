import type { ConsentDesign } from '@beckon/contract/consent';
import type { ConsentOutcome } from '../../store/store.ts';

/** What a browser reports: the allowed categories, and the services that were answered one by one. */
interface ReportedChoice {
  readonly categories: readonly string[];
  readonly services: Readonly<Record<string, boolean>>;
}

/**
 * How a visitor's choice is counted. A visitor without a consent id has not chosen yet. The browser
 * then reports what the page allowed when it was left without a choice.
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
