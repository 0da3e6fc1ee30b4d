import { cutText } from '../../../lib/text/cut-text.ts';
import type { SiteRecord } from '../../../store/store.ts';
import { SERVER_TEXTS, type ServerTexts } from '@beckon/languages/server';
import type { DeliveredLead } from '../delivered-lead.ts';
import type { DeliveryContent } from './destination.ts';
import { oneLine } from '../../../lib/text/one-line.ts';

const LONGEST = 1_000;

/** A message for people, in the language of the site. */
export interface LeadMessage {
  readonly title: string;
  /** Label and value, the visitor's own answers first. */
  readonly lines: readonly (readonly [string, string])[];
  readonly link: string;
}

/** The message in a chat: one lead, or the number of leads. */
export function leadMessage(
  content: DeliveryContent,
  site: SiteRecord,
  { isTest, leadsUrl }: { readonly isTest: boolean; readonly leadsUrl: string },
): LeadMessage {
  const words = SERVER_TEXTS[site.settings.language].mail;
  const link = `${words.allLeads}: ${leadsUrl}`;
  if ('count' in content)
    return { title: `${words.moreLeads(content.count)} ${words.on} ${site.name}`, lines: [], link };
  const { lead } = content;
  const mark = isTest ? `${words.test}: ` : '';
  return {
    title: `${mark}${words.newLead} ${words.on} ${site.name}`,
    lines: linesOf(lead, words),
    link,
  };
}

type Words = ServerTexts['mail'];

function linesOf(lead: DeliveredLead, words: Words): readonly (readonly [string, string])[] {
  const lines: readonly (readonly [string, string])[] = [
    ...lead.fields.map(({ label, name, value }) => [label || name, value] as const),
    [words.coupon, lead.couponCode],
    [prizeWord(lead, words), lead.prizeLabel],
    [words.popup, lead.popupName],
    [words.page, lead.url],
  ];
  return lines
    .map(([label, value]) => [shortLine(label), shortLine(value)] as const)
    .filter(([, value]) => value !== '');
}

/** What a game drew is not always a prize. */
export function prizeWord(
  { prizeWon }: Pick<DeliveredLead, 'prizeWon'>,
  { prize, notWon }: Pick<Words, 'prize' | 'notWon'>,
): string {
  return prizeWon === 'no' ? notWon : prize;
}

function shortLine(text: string): string {
  return cutText(oneLine(text), LONGEST);
}
