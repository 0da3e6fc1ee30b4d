import type { FortnightAnswer, FortnightMoment } from '@beckon/contract/owner-calls';
import { openingWords } from '../../lib/opening-words.ts';
import { plural } from '../../lib/plural.ts';

type Rules = Pick<FortnightAnswer, 'frequency' | 'attentionBudget' | 'triggers' | 'timeZone'>;

/** Why the popup does not show on a page. */
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

/** “Shown 5 times in 14 days”, and the days between. */
export function sumWords(moments: readonly FortnightMoment[]): string {
  const shown = moments.filter((moment) => moment.shown).length;
  if (shown === 0) return 'Not shown in 14 days';
  const days = new Set(moments.filter((moment) => moment.shown).map(({ day }) => day)).size;
  return `Shown ${shown === 1 ? 'once' : `${shown} times`} in 14 days, on ${plural(days, 'day')}`;
}

/** Page views one after the other that went alike; `key` is that of the first. */
export interface DayPart {
  readonly key: string;
  readonly words: string;
}

/** What a day was like, in the order in which it happened: equal page views once. */
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

/** Days one after the other that went alike, page by page. */
export interface AlikeDays {
  readonly first: string;
  readonly last: string;
  readonly count: number;
  /** Of the first of them. */
  readonly moments: readonly FortnightMoment[];
}

/** All days in their order, those that went like the day before together with it. */
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

/** The same for days on which the same happened, at whatever times. */
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
