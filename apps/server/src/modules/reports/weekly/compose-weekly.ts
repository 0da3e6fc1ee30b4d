import { directionOf } from '@beckon/contract/values';
import { escapeHtml } from '../../../lib/text/escape-html.ts';
import type { Mail } from '../../../lib/mail/send-mail.ts';
import {
  isolateName,
  isolatesAsMarkup,
  isolatesAsText,
  withoutSteering,
} from '../../../lib/text/bidi-isolates.ts';
import { SERVER_TEXTS } from '@beckon/languages/server';
import { numberLines, popupLines, type WeeklyLine, type WeeklyReport } from './weekly-lines.ts';
import { oneLine } from '../../../lib/text/one-line.ts';

const LONGEST_SUBJECT = 200;

/** The mail as text, and as html with the same content. */
export function composeWeekly(weekly: WeeklyReport): Mail {
  const { to, siteName, language, stopUrl } = weekly;
  const subject = SERVER_TEXTS[language].weekly.subject(oneLine(withoutSteering(siteName)));
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
  const words = SERVER_TEXTS[language].weekly;
  const popups = popupLines(weekly);
  const write = ({ label, value, note }: WeeklyLine) =>
    `  ${label}: ${value}${note === '' ? '' : ` (${note})`}`;
  const lines = [
    `${daysOf(weekly)}\n`,
    ...(hasViews(weekly) ? numberLines(weekly).map(write) : [words.noViews]),
    ...(popups.length === 0 ? [] : [`\n${words.popups}`, ...popups.map(write)]),
    `\n${words.open}: ${reportUrl}`,
    `\n${words.why}\n${words.stop}: ${stopUrl}\n`,
  ];
  return lines.map(isolatesAsText).join('\n');
}

const CELL = 'padding:10px 0;border-bottom:1px solid #e7e3dc;vertical-align:top';

function htmlOf(weekly: WeeklyReport): string {
  const { language, siteName, reportUrl, stopUrl } = weekly;
  const words = SERVER_TEXTS[language].weekly;
  const direction = directionOf(language);
  const end = direction === 'rtl' ? 'left' : 'right';
  const popups = popupLines(weekly);
  const table = (lines: readonly WeeklyLine[]) =>
    `<table role="presentation" width="100%" cellspacing="0" style="border-collapse:collapse">${lines
      .map(
        ({ label, value, note }) =>
          `<tr><td style="${CELL}">${markupOf(label)}</td><td style="${CELL};text-align:${end}"><b>${markupOf(value)}</b>${note === '' ? '' : `<br><span style="color:#6b655c;font-size:13px">${markupOf(note)}</span>`}</td></tr>`,
      )
      .join('')}</table>`;
  const body = [
    `<h1 style="font-size:22px;margin:0">${markupOf(words.subject(isolateName(siteName)))}</h1>`,
    `<p style="margin:4px 0 16px;color:#6b655c">${markupOf(daysOf(weekly))}</p>`,
    hasViews(weekly) ? table(numberLines(weekly)) : `<p>${escapeHtml(words.noViews)}</p>`,
    ...(popups.length === 0
      ? []
      : [`<h2 style="font-size:16px;margin:24px 0 4px">${words.popups}</h2>`, table(popups)]),
    `<p style="margin:24px 0"><a href="${escapeHtml(reportUrl)}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:#0f6b50;color:#ffffff;text-decoration:none">${words.open}</a></p>`,
    `<p style="font-size:13px;color:#6b655c">${words.why} <a href="${escapeHtml(stopUrl)}" style="color:#6b655c">${words.stop}</a></p>`,
  ].join('');
  return `<!doctype html><html lang="${language}" dir="${direction}"><body style="margin:0;background:#f4f2ee;color:#1f1d1a;font:16px/1.5 -apple-system,Segoe UI,Roboto,Arial,sans-serif"><div style="max-width:520px;margin:0 auto;padding:24px"><div style="background:#ffffff;border-radius:12px;padding:28px">${body}</div></div></body></html>`;
}

function markupOf(text: string): string {
  return isolatesAsMarkup(escapeHtml(text));
}

function hasViews({ report }: WeeklyReport): boolean {
  return report.numbers.views > 0 || report.numbers.conversions > 0;
}

function daysOf({ report, language }: WeeklyReport): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  const write = (day: string) => format.format(Date.parse(`${day}T00:00:00Z`));
  return SERVER_TEXTS[language].weekly.days(write(report.from), write(report.until));
}
