import { failureCodes } from '../../lib/failure-codes.ts';
import type { Mail } from '../../lib/send-mail.ts';
import type {
  DestinationRecord,
  DueDelivery,
  LeadRecord,
  SiteRecord,
  StockLine,
  Store,
} from '../../store/store.ts';
import { DeliveryFailed } from './delivery-failed.ts';
import type { DeliveryContent } from './destinations/destination.ts';
import type { MailDestination } from './destinations/mail/mail.ts';
import type { Exchange } from './record-exchange.ts';

/** The result of a try: the last exchange, and `failure` unless the delivery arrived. */
export interface Attempt extends Exchange {
  readonly failure: DeliveryFailed | undefined;
}

/** A delivery that is ready to be tried. */
export interface PreparedDelivery {
  /** The person or thing that the delivery is about, for the log. */
  readonly about: string;
  readonly attempt: () => Promise<Attempt>;
}

/**
 * Mails that other modules write. Each function returns the sent mail, or undefined if it is not
 * wanted any more.
 */
export interface OtherMails {
  readonly sendWeekly: (
    site: SiteRecord,
    address: string,
    week: string,
  ) => Promise<Mail | undefined>;
  readonly askLead: (site: SiteRecord, lead: LeadRecord) => Promise<Mail | undefined>;
  readonly sendStock: (
    site: SiteRecord,
    address: string,
    stock: StockLine,
  ) => Promise<Mail | undefined>;
}

export interface PreparerDeps extends OtherMails {
  readonly store: Pick<Store, 'lead' | 'site' | 'destination'>;
  readonly mail: MailDestination;
  readonly send: (sending: Sending) => Promise<Attempt>;
}

/** Something to send to a connected destination. */
export interface Sending {
  readonly site: SiteRecord;
  readonly destination: DestinationRecord;
  readonly content: DeliveryContent;
  /** An owner tests the destination, so it is also sent if the destination is off. */
  readonly isTest: boolean;
}

export const NOTHING_SAID: Exchange = { status: undefined, request: '', answer: '' };
const NOBODY_WANTS_IT = new DeliveryFailed('It is no longer wanted.', { isFinal: true });
const TOKEN = /token=[\w.-]+/gu;

/** Prepares a delivery. Undefined: there is no recipient any more, or nothing to send. */
export function createPreparer({ store, mail, send, ...others }: PreparerDeps) {
  return async (due: DueDelivery): Promise<PreparedDelivery | undefined> => {
    const { way, address, leadId, leads, siteId, accountId } = due;
    const site = await store.site(accountId, siteId);
    const lead = leadId === '' ? undefined : await store.lead(accountId, leadId);
    if (!site || (leadId !== '' && !lead)) return undefined;
    const other = prepareOther(due, { site, lead }, others);
    if (other) return other;
    const content: DeliveryContent = lead ? { lead } : { count: leads };
    if (way === 'mail') return prepareMail({ site, address, content });
    const destination = await store.destination(accountId, address);
    if (!destination) return undefined;
    return {
      about: nameOfContent(content),
      attempt: () => send({ site, destination, content, isTest: false }),
    };
  };

  function prepareMail(letter: Letter): PreparedDelivery | undefined {
    const { site, address, content } = letter;
    const isWanted = site.settings.leadNotices?.emails.includes(address) === true;
    return isWanted
      ? {
          about: `${nameOfContent(content)}, to ${address}`,
          attempt: () => tryMail(() => mail.send(letter)),
        }
      : undefined;
  }
}

/** A mail about leads, to one recipient. */
interface Letter {
  readonly site: SiteRecord;
  readonly address: string;
  readonly content: DeliveryContent;
}

function nameOfContent(content: DeliveryContent): string {
  if ('count' in content) return content.count === 1 ? '1 lead' : `${content.count} leads`;
  const { name, email, phone } = content.lead;
  return name || email || phone || 'A lead';
}

/** Mails that are not about a new lead. */
function prepareOther(
  { week, address, asksConfirmation, stock }: DueDelivery,
  { site, lead }: { readonly site: SiteRecord; readonly lead: LeadRecord | undefined },
  { sendWeekly, askLead, sendStock }: OtherMails,
): PreparedDelivery | undefined {
  if (week !== '')
    return {
      about: `Weekly report for ${address}`,
      attempt: () => tryMail(() => sendWeekly(site, address, week)),
    };
  if (stock)
    return {
      about: `Codes run out, for ${address}`,
      attempt: () => tryMail(() => sendStock(site, address, stock)),
    };
  if (!lead || !asksConfirmation) return undefined;
  return {
    about: `Asking ${lead.email} to confirm`,
    attempt: () => tryMail(() => askLead(site, lead)),
  };
}

/** Removes tokens of links from the log, because the links are only for the reader of the mail. */
async function tryMail(sendIt: () => Promise<Mail | undefined>): Promise<Attempt> {
  try {
    const sent = await sendIt();
    if (!sent) return { ...NOTHING_SAID, failure: NOBODY_WANTS_IT };
    const { to, subject, text } = sent;
    const request = `To: ${to}\nSubject: ${subject}\n\n${text}`.replaceAll(TOKEN, 'token=…');
    return { ...NOTHING_SAID, request, failure: undefined };
  } catch (error) {
    const { responseCode } = failureCodes(error);
    const code = responseCode === undefined ? '' : ` (${responseCode})`;
    const agreed = error instanceof Error && error.message === 'not agreed yet';
    const message = agreed
      ? 'They have not agreed yet: a link by email asks them.'
      : `The mail server did not take it${code}.`;
    return { ...NOTHING_SAID, failure: new DeliveryFailed(message, { cause: error }) };
  }
}
