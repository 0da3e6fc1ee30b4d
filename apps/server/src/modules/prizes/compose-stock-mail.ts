import { SERVER_TEXTS } from '@beckon/languages/server';
import type { Language } from '@beckon/contract/values';
import { isolateName, isolatesAsText, withoutSteering } from '../../lib/text/bidi-isolates.ts';
import type { Mail } from '../../lib/mail/send-mail.ts';
import type { StockLine } from '../../store/store.ts';
import { oneLine } from '../../lib/text/one-line.ts';

const LONGEST_SUBJECT = 200;

export interface StockMail extends Pick<StockLine, 'line'> {
  readonly to: string;
  readonly language: Language;
  readonly siteName: string;
  readonly popupName: string;
  /** Empty for the codes of a coupon. */
  readonly prizeLabel: string;
  readonly codesLeft: number;
  /** The popup has paused itself, because nothing is left. */
  readonly isPaused: boolean;
  /** The page on which codes are added. */
  readonly editUrl: string;
  readonly stopUrl: string;
}

/** The mail about a list of codes that runs low or is used up. */
export function composeStockMail(mail: StockMail): Mail {
  const { to, language, line, prizeLabel, codesLeft, editUrl, stopUrl } = mail;
  const { stock, mail: words } = SERVER_TEXTS[language];
  const nameIt = line === 'low' ? stock.low : stock.usedUp;
  const popupName = oneLine(mail.popupName);
  const siteName = oneLine(mail.siteName);
  const subject = nameIt(withoutSteering(popupName), withoutSteering(siteName));
  const lines = [
    `${nameIt(isolateName(popupName), isolateName(siteName))}.\n`,
    ...(prizeLabel === '' ? [] : [`  ${words.prize}: ${isolateName(oneLine(prizeLabel))}\n`]),
    line === 'low'
      ? `${stock.codesLeft(codesLeft)} ${stock.lowText}`
      : mail.isPaused
        ? stock.pausedText
        : stock.usedUpText,
    `${stock.add}: ${editUrl}`,
    `\n${stock.why}\n${stock.stop}: ${stopUrl}\n`,
  ];
  return {
    to,
    subject: subject.slice(0, LONGEST_SUBJECT),
    text: lines.map(isolatesAsText).join('\n'),
    unsubscribeUrl: stopUrl,
  };
}
