import { failureCodes } from '../../lib/failure-codes.ts';
import { type Mail, NO_MAIL_SERVER, type SendMail } from '../../lib/mail/send-mail.ts';
import type {
  DestinationRecord,
  DueDelivery,
  LeadRecord,
  SiteRecord,
  StockLine,
  Store,
} from '../../store/store.ts';
import { asFailure, DeliveryFailed } from './delivery-failed.ts';
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
 * Mails that other modules compose. Each function returns undefined if the mail is not wanted any
 * more.
 */
export interface OtherMails {
  readonly composeWeekly: (
    site: SiteRecord,
    address: string,
    week: string,
  ) => Promise<Mail | undefined>;
  readonly composeQuestion: (site: SiteRecord, lead: LeadRecord) => Promise<Mail | undefined>;
  readonly composeStock: (
    site: SiteRecord,
    address: string,
    stock: StockLine,
  ) => Promise<Mail | undefined>;
}

export interface PreparerDeps extends OtherMails {
  readonly store: Pick<Store, 'lead' | 'site' | 'destination'>;
  readonly mail: MailDestination;
  /** Undefined: no mail server is set up. */
  readonly sendMail: SendMail | undefined;
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
export function createPreparer({ store, mail, send, sendMail, ...others }: PreparerDeps) {
  const tryMail: TryMail = (compose) => tryToMail(compose, sendMail);
  return async (due: DueDelivery): Promise<PreparedDelivery | undefined> => {
    const { way, address, leadId, leads, siteId, accountId } = due;
    const site = await store.site(accountId, siteId);
    const lead = leadId === '' ? undefined : await store.lead(accountId, leadId);
    if (!site || (leadId !== '' && !lead)) return undefined;
    const other = prepareOther(due, { site, lead }, { ...others, tryMail });
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
          attempt: () => tryMail(() => mail.compose(letter)),
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
  {
    composeWeekly,
    composeQuestion,
    composeStock,
    tryMail,
  }: OtherMails & { readonly tryMail: TryMail },
): PreparedDelivery | undefined {
  if (week !== '')
    return {
      about: `Weekly report for ${address}`,
      attempt: () => tryMail(() => composeWeekly(site, address, week)),
    };
  if (stock)
    return {
      about: `Codes run out, for ${address}`,
      attempt: () => tryMail(() => composeStock(site, address, stock)),
    };
  if (!lead || !asksConfirmation) return undefined;
  return {
    about: `Asking ${lead.email} to confirm`,
    attempt: () => tryMail(() => composeQuestion(site, lead)),
  };
}

type ComposeMail = () => Promise<Mail | undefined>;
type TryMail = (compose: ComposeMail) => Promise<Attempt>;

/** Never rejects. The attempt fails finally if the mail is not wanted any more. */
async function tryToMail(compose: ComposeMail, sendMail: SendMail | undefined): Promise<Attempt> {
  try {
    const mail = await compose();
    if (!mail) throw NOBODY_WANTS_IT;
    if (!sendMail) throw new DeliveryFailed(NO_MAIL_SERVER);
    await sendMail(mail).catch(blameMailServer);
    const { to, subject, text } = mail;
    // Only the reader of the mail may see its links, so their tokens are not logged.
    const request = `To: ${to}\nSubject: ${subject}\n\n${text}`.replaceAll(TOKEN, 'token=…');
    return { ...NOTHING_SAID, request, failure: undefined };
  } catch (error) {
    return { ...NOTHING_SAID, failure: asFailure(error) };
  }
}

function blameMailServer(error: unknown): never {
  const { responseCode } = failureCodes(error);
  const code = responseCode === undefined ? '' : ` (${responseCode})`;
  throw new DeliveryFailed(`The mail server did not take it${code}.`, { cause: error });
}
