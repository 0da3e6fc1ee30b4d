import type { PopupReportAnswer, SiteReportAnswer } from '@beckon/contract/owner-calls';
import type { Language } from '@beckon/contract/values';
import { isolateName, isolateNumber } from '../../../lib/text/bidi-isolates.ts';
import { SERVER_TEXTS } from '@beckon/languages/server';
import { oneLine } from '../../../lib/text/one-line.ts';

/** The content of the mail, and its links. */
export interface WeeklyReport {
  readonly to: string;
  readonly siteName: string;
  readonly language: Language;
  readonly report: Omit<PopupReportAnswer, 'goals'>;
  readonly popups: SiteReportAnswer['popups'];
  readonly reportUrl: string;
  readonly stopUrl: string;
}

/** A row of the mail. Its texts contain bidi isolates (`lib/text/bidi-isolates.ts`). */
export interface WeeklyLine {
  readonly label: string;
  readonly value: string;
  readonly note: string;
}

const MOST_POPUPS = 5;

/** The numbers of the site, each with its change since the week before. */
export function numberLines({ report, language }: WeeklyReport): readonly WeeklyLine[] {
  const words = SERVER_TEXTS[language].weekly;
  const { numbers, numbersBefore: before, since } = report;
  const counted = (label: string, now: number, earlier: number): WeeklyLine => ({
    label,
    value: numberOf(now, language),
    // A week in which counting began is no measure for a whole week.
    note: since === undefined ? changeOf(now, earlier, language) : '',
  });
  return [
    counted(words.views, numbers.views, before.views),
    counted(words.conversions, numbers.conversions, before.conversions),
    { label: words.rate, value: percentOf(numbers.rate, language), note: '' },
    counted(words.leads, numbers.leads, before.leads),
    ...report.revenue.map(({ currency, value }) => ({
      label:
        report.revenue.length === 1 || currency === ''
          ? words.revenue
          : words.revenueIn(isolateName(currency)),
      value: moneyOf(value, currency, language),
      note: '',
    })),
  ];
}

/** Conversions of the popups with the most conversions; popups without views are left out. */
export function popupLines({ popups, language }: WeeklyReport): readonly WeeklyLine[] {
  const words = SERVER_TEXTS[language].weekly;
  return popups
    .filter(({ numbers }) => numbers.views > 0)
    .toSorted(
      ({ numbers: one }, { numbers: other }) =>
        other.conversions - one.conversions || other.views - one.views,
    )
    .slice(0, MOST_POPUPS)
    .map(({ name, numbers: { views, conversions, rate } }) => ({
      label: isolateName(oneLine(name)),
      value: numberOf(conversions, language),
      note: words.ofViews(numberOf(views, language), percentOf(rate, language)),
    }));
}

function changeOf(now: number, before: number, language: Language): string {
  const words = SERVER_TEXTS[language].weekly;
  if (before === 0) return now === 0 ? '' : words.noViewsBefore;
  const change = new Intl.NumberFormat(language, {
    style: 'percent',
    signDisplay: 'exceptZero',
  }).format((now - before) / before);
  return words.onWeekBefore(isolateNumber(change));
}

function numberOf(count: number, language: Language): string {
  return new Intl.NumberFormat(language).format(count);
}

function percentOf(rate: number, language: Language): string {
  const format = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  return isolateNumber(format.format(rate));
}

/** An unknown currency is written after the amount; no currency leaves a plain number. */
function moneyOf(value: number, currency: string, language: Language): string {
  if (currency === '') return isolateNumber(numberOf(value, language));
  try {
    const format = new Intl.NumberFormat(language, { style: 'currency', currency });
    return isolateNumber(format.format(value));
  } catch {
    return isolateNumber(`${numberOf(value, language)} ${currency}`);
  }
}
