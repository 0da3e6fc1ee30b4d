import type { PopupReportAnswer, SiteReportAnswer } from '@beckon/contract/owner-calls';
import { directionOf, type Language } from '@beckon/contract/values';
import { escapeHtml } from '../../../lib/escape-html.ts';
import type { Mail } from '../../../lib/send-mail.ts';
import { MESSAGES } from '../../../messages/index.ts';

/** What the mail is about, and its links. */
export interface WeeklyReport {
  readonly to: string;
  readonly siteName: string;
  readonly language: Language;
  readonly report: PopupReportAnswer;
  readonly popups: SiteReportAnswer['popups'];
  readonly reportUrl: string;
  readonly stopUrl: string;
}

interface Line {
  readonly label: string;
  readonly value: string;
  readonly note: string;
}

const MOST_POPUPS = 5;
const LONGEST_SUBJECT = 200;

/** The mail as text and as markup that says the same. */
export function composeWeekly(weekly: WeeklyReport): Mail {
  const { to, siteName, language, stopUrl } = weekly;
  const subject = MESSAGES[language].weekly.subject(siteName.replaceAll(/[\s\p{Cc}]+/gu, ' '));
  return {
    to,
    subject: subject.slice(0, LONGEST_SUBJECT),
    text: textOf(weekly),
    html: htmlOf(weekly),
    unsubscribeUrl: stopUrl,
  };
}

function textOf(weekly: WeeklyReport): string {
  const { language, reportUrl, stopUrl } = weekly;
  const words = MESSAGES[language].weekly;
  const popups = popupLines(weekly);
  const write = ({ label, value, note }: Line) =>
    `  ${label}: ${value}${note === '' ? '' : ` (${note})`}`;
  return [
    `${daysOf(weekly)}\n`,
    ...(hasViews(weekly) ? numberLines(weekly).map(write) : [words.noViews]),
    ...(popups.length === 0 ? [] : [`\n${words.popups}`, ...popups.map(write)]),
    `\n${words.open}: ${reportUrl}`,
    `\n${words.why}\n${words.stop}: ${stopUrl}\n`,
  ].join('\n');
}

const CELL = 'padding:10px 0;border-bottom:1px solid #e7e3dc;vertical-align:top';

function htmlOf(weekly: WeeklyReport): string {
  const { language, siteName, reportUrl, stopUrl } = weekly;
  const words = MESSAGES[language].weekly;
  const direction = directionOf(language);
  const end = direction === 'rtl' ? 'left' : 'right';
  const popups = popupLines(weekly);
  const table = (lines: readonly Line[]) =>
    `<table role="presentation" width="100%" cellspacing="0" style="border-collapse:collapse">${lines
      .map(
        ({ label, value, note }) =>
          `<tr><td style="${CELL}">${escapeHtml(label)}</td><td style="${CELL};text-align:${end}"><b>${escapeHtml(value)}</b>${note === '' ? '' : `<br><span style="color:#6b655c;font-size:13px">${escapeHtml(note)}</span>`}</td></tr>`,
      )
      .join('')}</table>`;
  const body = [
    `<h1 style="font-size:22px;margin:0">${escapeHtml(words.subject(siteName))}</h1>`,
    `<p style="margin:4px 0 16px;color:#6b655c">${escapeHtml(daysOf(weekly))}</p>`,
    hasViews(weekly) ? table(numberLines(weekly)) : `<p>${escapeHtml(words.noViews)}</p>`,
    ...(popups.length === 0
      ? []
      : [`<h2 style="font-size:16px;margin:24px 0 4px">${words.popups}</h2>`, table(popups)]),
    `<p style="margin:24px 0"><a href="${escapeHtml(reportUrl)}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:#1f1d1a;color:#ffffff;text-decoration:none">${words.open}</a></p>`,
    `<p style="font-size:13px;color:#6b655c">${words.why} <a href="${escapeHtml(stopUrl)}" style="color:#6b655c">${words.stop}</a></p>`,
  ].join('');
  return `<!doctype html><html lang="${language}" dir="${direction}"><body style="margin:0;background:#f4f2ee;color:#1f1d1a;font:16px/1.5 -apple-system,Segoe UI,Roboto,Arial,sans-serif"><div style="max-width:520px;margin:0 auto;padding:24px"><div style="background:#ffffff;border-radius:12px;padding:28px">${body}</div></div></body></html>`;
}

function hasViews({ report }: WeeklyReport): boolean {
  return report.numbers.views > 0 || report.numbers.conversions > 0;
}

function daysOf({ report, language }: WeeklyReport): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  const write = (day: string) => format.format(Date.parse(`${day}T00:00:00Z`));
  return MESSAGES[language].weekly.days(write(report.from), write(report.until));
}

function numberLines({ report, language }: WeeklyReport): readonly Line[] {
  const words = MESSAGES[language].weekly;
  const { numbers, numbersBefore: before } = report;
  const counted = (label: string, now: number, earlier: number): Line => ({
    label,
    value: numberOf(now, language),
    note: changeOf(now, earlier, language),
  });
  return [
    counted(words.views, numbers.views, before.views),
    counted(words.conversions, numbers.conversions, before.conversions),
    { label: words.rate, value: percentOf(numbers.rate, language), note: '' },
    counted(words.leads, numbers.leads, before.leads),
    ...report.revenue.map(({ currency, value }) => ({
      label: words.revenue,
      value: moneyOf(value, currency, language),
      note: '',
    })),
  ];
}

/** Those that converted most; none that nobody saw. */
function popupLines({ popups, language }: WeeklyReport): readonly Line[] {
  const words = MESSAGES[language].weekly;
  return popups
    .filter(({ numbers }) => numbers.views > 0)
    .toSorted(
      ({ numbers: one }, { numbers: other }) =>
        other.conversions - one.conversions || other.views - one.views,
    )
    .slice(0, MOST_POPUPS)
    .map(({ name, numbers: { views, conversions, rate } }) => ({
      label: name.replaceAll(/[\s\p{Cc}]+/gu, ' '),
      value: numberOf(conversions, language),
      note: words.ofViews(numberOf(views, language), percentOf(rate, language)),
    }));
}

function changeOf(now: number, before: number, language: Language): string {
  const words = MESSAGES[language].weekly;
  if (before === 0) return now === 0 ? '' : words.noViewsBefore;
  const change = new Intl.NumberFormat(language, {
    style: 'percent',
    signDisplay: 'exceptZero',
  }).format((now - before) / before);
  return words.onWeekBefore(change);
}

function numberOf(count: number, language: Language): string {
  return new Intl.NumberFormat(language).format(count);
}

function percentOf(rate: number, language: Language): string {
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(
    rate,
  );
}

/** A currency that is none is written behind the sum. */
function moneyOf(value: number, currency: string, language: Language): string {
  try {
    return new Intl.NumberFormat(language, { style: 'currency', currency }).format(value);
  } catch {
    return `${numberOf(value, language)} ${currency}`;
  }
}
