import { type Language, MAIL_ADDRESS_PATTERN } from '@beckon/contract/values';
import { withoutSteering } from '../../../../lib/text/bidi-isolates.ts';
import { cutText } from '../../../../lib/text/cut-text.ts';
import type { Mail } from '../../../../lib/mail/send-mail.ts';
import type { SiteRecord } from '../../../../store/store.ts';
import type { DeliveredLead } from '../../delivered-lead.ts';
import { SERVER_TEXTS } from '@beckon/languages/server';
import { prizeWord } from '../lead-lines.ts';
import { oneLine } from '../../../../lib/text/one-line.ts';

/** The site in a mail: its name, and the language of the mail. */
interface DeliveringSite extends Pick<SiteRecord, 'id' | 'name'> {
  readonly language: Language;
}

interface MailTarget {
  readonly to: string;
  /** The page on which the owner sees all leads. */
  readonly leadsUrl: string;
  /** The page on which the recipient can stop these mails. */
  readonly stopUrl: string;
}

const LONGEST_HEAD = 200;
const LONGEST_LINE = 5_000;
const MAIL_ADDRESS = new RegExp(MAIL_ADDRESS_PATTERN);

/** Puts a visitor's text on one line, so that it cannot imitate several lines or one of ours. */
function line(text: string, longest = LONGEST_LINE): string {
  return cutText(oneLine(text), longest);
}

/**
 * A mail about one lead to one address. The visitor's own texts are indented, ours are not. A reply
 * goes to the visitor.
 */
export function mailOf(lead: DeliveredLead, site: DeliveringSite, target: MailTarget): Mail {
  const words = SERVER_TEXTS[site.language].mail;
  const who = line(lead.name || lead.email || lead.phone || words.someone);
  const facts = [
    ...lead.fields.map(({ label, name, value }) => `${label || name}: ${value}`),
    ...(lead.couponCode === '' ? [] : [`${words.coupon}: ${lead.couponCode}`]),
    ...(lead.prizeLabel === '' ? [] : [`${prizeWord(lead, words)}: ${lead.prizeLabel}`]),
  ];
  const notes = [
    ...(lead.suspicion === '' ? [] : [words.needsLook]),
    line(`${words.popup}: ${lead.popupName}`),
    line(`${words.page}: ${lead.url}`),
  ];
  const isAddress = MAIL_ADDRESS.test(lead.email);
  return {
    ...addressedTo(target),
    ...(isAddress ? { replyTo: lead.email } : {}),
    subject: line(
      withoutSteering(`${words.newLead} ${words.on} ${site.name}: ${who}`),
      LONGEST_HEAD,
    ),
    text: `${facts.map((fact) => `  ${line(fact)}`).join('\n')}\n\n${notes.join('\n')}\n\n${isAddress ? `${words.answer}\n` : ''}${linksOf(target, site.language)}`,
  };
}

/** The same mail for an example lead. It says that it is a test. */
export function testMailOf(lead: DeliveredLead, site: DeliveringSite, target: MailTarget): Mail {
  const { test, testText } = SERVER_TEXTS[site.language].mail;
  const { replyTo: _, subject, text, ...mail } = mailOf(lead, site, target);
  return { ...mail, subject: `${test}: ${subject}`, text: `${testText}\n\n${text}` };
}

/** One mail to one address with the number of leads of an hour that got no mail each. */
export function countMailOf(leads: number, site: DeliveringSite, target: MailTarget): Mail {
  const { moreLeads, on, whyCounted } = SERVER_TEXTS[site.language].mail;
  return {
    ...addressedTo(target),
    subject: line(withoutSteering(`${moreLeads(leads)} ${on} ${site.name}`), LONGEST_HEAD),
    text: `${whyCounted}\n\n${linksOf(target, site.language)}`,
  };
}

function addressedTo({ to, stopUrl }: MailTarget): Pick<Mail, 'to' | 'unsubscribeUrl'> {
  return { to, unsubscribeUrl: stopUrl };
}

/** The links at the end of each mail. */
function linksOf({ leadsUrl, stopUrl }: MailTarget, language: Language): string {
  const { allLeads, stop } = SERVER_TEXTS[language].mail;
  return `${allLeads}: ${leadsUrl}\n\n${stop}: ${stopUrl}\n`;
}
