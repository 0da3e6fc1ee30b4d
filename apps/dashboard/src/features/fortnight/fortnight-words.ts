import type { FortnightAnswer, FortnightMoment } from '@beckon/contract/owner-calls';
import { openingWords } from '../../lib/words/opening-words.ts';
import { plural } from '../../lib/words/plural.ts';

type Rules = Pick<FortnightAnswer, 'frequency' | 'attentionBudget' | 'triggers' | 'timeZone'>;

/** The reason why the popup does not show on a page, for owners. */
export function reasonWords(
  reason: string,
  { frequency, attentionBudget, triggers }: Rules,
): string {
  const words: Readonly<Record<string, string>> = {
    frequency: `seen often enough (${frequency})`,
    schedule: 'outside its schedule',
    converted: 'has converted already',
    convertedVisitor: 'has converted already',
    closedByX: 'closed by its X less than a day ago',
    attentionBudget: `${plural(attentionBudget, 'other popup')} in this visit, which is the limit`,
    engagement: 'stopped by what the visitor did with another popup',
    'place-taken': 'another popup was in its place',
    'asked-for': `opens only ${openingWords(triggers)}`,
    'page-too-short': 'the page was left before it opens',
    'not-leaving': 'opens when the visitor leaves, and they went on',
    'earlier-page': 'not on this page of the visit',
    depends: triggers.length === 0 ? 'nothing opens it' : `opens only ${openingWords(triggers)}`,
  };
  return words[reason] ?? `a rule stops it: ${reason.replaceAll('-', ' ')}`;
}

/** A summary such as “Shown 5 times in 14 days”, with the number of days. */
export function sumWords(moments: readonly FortnightMoment[]): string {
  const shown = moments.filter((moment) => moment.shown).length;
  if (shown === 0) return 'Not shown in 14 days';
  const days = new Set(moments.filter((moment) => moment.shown).map(({ day }) => day)).size;
  return `Shown ${shown === 1 ? 'once' : `${shown} times`} in 14 days, on ${plural(days, 'day')}`;
}

/** Successive page views with the same result. `key` is the key of the first one. */
export interface DayPart {
  readonly key: string;
  readonly words: string;
}

/** The results of a day in their order. Successive equal page views are one part. */
export function dayWords(moments: readonly FortnightMoment[], rules: Rules): readonly DayPart[] {
  const runs: { readonly key: string; readonly words: string; count: number }[] = [];
  for (const { shown, reason = '', visit, page } of moments) {
    const words = shown ? 'Shown' : `Not shown: ${reasonWords(reason, rules)}`;
    const last = runs.at(-1);
    if (last?.words === words) last.count += 1;
    else runs.push({ key: `${visit}.${page}`, words, count: 1 });
  }
  return runs.map(({ key, words, count }) => ({
    key,
    words: count === 1 ? words : `${words} · ${plural(count, 'page')}`,
  }));
}

/** Successive days on which all page views had the same results. */
export interface AlikeDays {
  readonly first: string;
  readonly last: string;
  readonly count: number;
  /** The moments of the first day. */
  readonly moments: readonly FortnightMoment[];
}

/** All days in their order. A day that is equal to the day before is in the same group. */
export function alikeDays(moments: readonly FortnightMoment[]): readonly AlikeDays[] {
  const found: (AlikeDays & { readonly went: string })[] = [];
  for (const [day, ofDay] of Map.groupBy(moments, (moment) => moment.day)) {
    const went = howItWent(ofDay);
    const before = found.at(-1);
    if (before?.went === went)
      found.splice(-1, 1, { ...before, last: day, count: before.count + 1 });
    else found.push({ first: day, last: day, count: 1, moments: ofDay, went });
  }
  return found;
}

/** A key that is equal for days with the same results, whatever the times of day are. */
function howItWent(moments: readonly FortnightMoment[]): string {
  const firstVisit = moments[0]?.visit ?? 0;
  return JSON.stringify(
    moments.map(({ visit, page, shown, reason, others }) => [
      visit - firstVisit,
      page,
      shown,
      reason,
      others,
    ]),
  );
}
