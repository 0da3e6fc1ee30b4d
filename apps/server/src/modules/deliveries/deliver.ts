import type { FastifyBaseLogger } from 'fastify';
import { failureCodes } from '../../lib/failure-codes.ts';
import type {
  DeliveryOutcome,
  DestinationRecord,
  DueDelivery,
  LeadRecord,
  SiteRecord,
  Store,
} from '../../store/store.ts';
import type { Mail } from '../../lib/send-mail.ts';
import type { CallProvider } from './call-provider.ts';
import { A_LEAD } from './delivered-lead.ts';
import { DeliveryFailed } from './delivery-failed.ts';
import type { DeliveryContent } from './destinations/destination.ts';
import { DESTINATIONS } from './destinations/index.ts';
import { buildMailDestination, type MailDestinationDeps } from './destinations/mail/mail.ts';
import { openConnection } from './open-connection.ts';
import { type Exchange, recordExchange } from './record-exchange.ts';

const MINUTE_MS = 60_000;
/**
 * How long after each try in vain the next one comes; after the last the delivery is given up, the
 * lead stays.
 */
const TRY_AGAIN_MS = [1, 5, 30, 120, 360, 720, 1440].map((minutes) => minutes * MINUTE_MS);
const NOTHING: Exchange = { status: undefined, request: '', answer: '' };
const NOBODY_WANTS_IT = new DeliveryFailed('It is no longer wanted.', { isFinal: true });

export interface DelivererDeps extends MailDestinationDeps {
  readonly store: MailDestinationDeps['store'] &
    Pick<Store, 'dropDelivery' | 'postponeDelivery' | 'lead' | 'site' | 'destination'>;
  readonly callProvider: CallProvider;
  /** Mails a weekly report; undefined: nobody wants it any more. Rejects when it was not taken. */
  readonly sendWeekly: (
    site: SiteRecord,
    address: string,
    week: string,
  ) => Promise<Mail | undefined>;
  /** Opens what destinations keep sealed. */
  readonly secret: string;
  readonly now: () => number;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** What came of a try: what was said, and `failure` unless it arrived. */
export interface Attempt extends Exchange {
  readonly failure: DeliveryFailed | undefined;
}

/** Brings one delivery to its destination. */
export interface Deliverer {
  /**
   * Sends a delivery that was taken, then drops it; what fails is postponed, or given up. Either is
   * logged. Rejects only when the store does.
   */
  settle(due: DueDelivery): Promise<void>;
  /** Mails a made-up lead; rejects with a sentence for the owner. */
  sendTestMail(site: SiteRecord): Promise<void>;
  /** Sends a made-up lead to a destination. */
  sendTest(site: SiteRecord, destination: DestinationRecord): Promise<Attempt>;
}

/** A delivery with all that its destination needs. */
interface Prepared {
  readonly about: string;
  readonly attempt: () => Promise<Attempt>;
}

export function createDeliverer(deps: DelivererDeps): Deliverer {
  const { store, sendWeekly, now, log } = deps;
  const mail = buildMailDestination(deps);
  const send = createSender(deps);

  /** Undefined: there is nobody to tell any more, or nothing to tell. */
  const prepare = async (due: DueDelivery): Promise<Prepared | undefined> => {
    const { way, address, leadId, leads, week, siteId, accountId } = due;
    const site = await store.site(accountId, siteId);
    const lead = leadId === '' ? undefined : await store.lead(accountId, leadId);
    if (!site || (leadId !== '' && !lead)) return undefined;
    if (week !== '')
      return {
        about: `Weekly report for ${address}`,
        attempt: () => tryMail(() => sendWeekly(site, address, week)),
      };
    const content: DeliveryContent = lead ? { lead } : { count: leads };
    const about = lead ? whoIs(lead) : String(leads);
    if (way === 'mail') {
      if (site.settings.leadNotices?.emails.includes(address) !== true) return undefined;
      return {
        about: address,
        attempt: () => tryMail(() => mail.send({ site, address, content })),
      };
    }
    const destination = await store.destination(accountId, address);
    return destination && { about, attempt: () => send(site, destination, content) };
  };

  return {
    async settle(due) {
      const prepared = await prepare(due);
      if (!prepared) return store.dropDelivery(due);
      const { failure, ...exchange } = await prepared.attempt();
      const base = { ...exchange, about: prepared.about, tries: due.tries + 1, at: now() };
      if (!failure)
        return store.dropDelivery(due, {
          ...base,
          state: 'sent',
          message: 'It arrived.',
          nextAt: undefined,
        });
      const nextAt = nextTry(failure, due.tries, now());
      const { way, siteId } = due;
      log.warn(
        { ...failureCodes(failure.cause), way, siteId, isGivenUp: nextAt === undefined },
        'a delivery of a lead could not be sent',
      );
      const outcome: DeliveryOutcome = {
        ...base,
        state: nextAt === undefined ? 'failed' : 'waiting',
        message: failure.message,
        nextAt,
      };
      return nextAt === undefined
        ? store.dropDelivery(due, outcome)
        : store.postponeDelivery(due, nextAt, outcome);
    },
    sendTestMail: (site) => mail.sendTest(site, { ...A_LEAD, at: now() }),
    sendTest: (site, destination) =>
      send(site, destination, { lead: { ...A_LEAD, at: now() } }, true),
  };
}

function whoIs({ name, email, phone }: LeadRecord): string {
  return name || email || phone;
}

/** Undefined: it is given up. */
function nextTry({ isFinal, waitMs }: DeliveryFailed, tries: number, at: number) {
  const again = TRY_AGAIN_MS[tries];
  return isFinal || again === undefined ? undefined : at + Math.max(again, waitMs);
}

function createSender({ callProvider, secret, now, baseUrl }: DelivererDeps) {
  return async (
    site: SiteRecord,
    destination: DestinationRecord,
    content: DeliveryContent,
    isTest = false,
  ): Promise<Attempt> => {
    const off = new DeliveryFailed('It was switched off.', { isFinal: true });
    if (!destination.isOn && !isTest) return { ...NOTHING, failure: off };
    let exchange = recordExchange(callProvider, []);
    try {
      const connection = openConnection(destination, secret);
      exchange = recordExchange(callProvider, secretsOf(destination, connection.values));
      const job = { site, connection, content, isTest, at: now(), leadsUrl: `${baseUrl}/leads` };
      await DESTINATIONS[destination.kind].send(job, exchange.call);
      return { ...exchange.last(), failure: undefined };
    } catch (error) {
      const failure = asFailure(error);
      const { isFinal, waitMs, cause } = failure;
      const masked = new DeliveryFailed(exchange.mask(failure.message), { isFinal, waitMs, cause });
      return { ...exchange.last(), failure: masked };
    }
  };
}

function secretsOf(
  { secrets }: DestinationRecord,
  values: Readonly<Record<string, string>>,
): readonly string[] {
  return Object.keys(secrets).map((name) => values[name] ?? '');
}

/** `send` returns the mail that was taken; undefined: there was nobody to send it to any more. */
async function tryMail(send: () => Promise<Mail | undefined>): Promise<Attempt> {
  try {
    const sent = await send();
    if (!sent) return { ...NOTHING, failure: NOBODY_WANTS_IT };
    const { to, subject, text } = sent;
    return { ...NOTHING, request: `To: ${to}\nSubject: ${subject}\n\n${text}`, failure: undefined };
  } catch (error) {
    const { responseCode } = failureCodes(error);
    const code = responseCode === undefined ? '' : ` (${responseCode})`;
    const agreed = error instanceof Error && error.message === 'not agreed yet';
    const message = agreed
      ? 'They have not agreed yet: a link by e-mail asks them.'
      : `The mail server did not take it${code}.`;
    return { ...NOTHING, failure: new DeliveryFailed(message, { cause: error }) };
  }
}

/** What no provider's file expected is ours to mend: it may be over with the next version. */
function asFailure(error: unknown): DeliveryFailed {
  return error instanceof DeliveryFailed
    ? error
    : new DeliveryFailed('It could not be sent.', { cause: error });
}
