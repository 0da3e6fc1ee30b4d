import type { FastifyBaseLogger } from 'fastify';
import { failureCodes } from '../../lib/failure-codes.ts';
import type {
  DeliveryOutcome,
  DestinationRecord,
  DueDelivery,
  SiteRecord,
  Store,
} from '../../store/store.ts';
import type { CallProvider } from './call-provider.ts';
import { A_LEAD } from './delivered-lead.ts';
import { asFailure, DeliveryFailed } from './delivery-failed.ts';
import { destinationOf } from './destinations/index.ts';
import { leadsUrlOf } from './destinations/leads-url.ts';
import { buildMailDestination, type MailDestinationDeps } from './destinations/mail/mail.ts';
import { openConnection } from './open-connection.ts';
import {
  type Attempt,
  createPreparer,
  NOTHING_SAID,
  type OtherMails,
  type Sending,
} from './prepare-delivery.ts';
import { recordExchange } from './record-exchange.ts';
import { MINUTE_MS } from '../../lib/time/durations.ts';

/** The wait before each retry. After the last failed try the delivery is given up; the lead stays. */
const TRY_AGAIN_MS = [1, 5, 30, 120, 360, 720, 1440].map((minutes) => minutes * MINUTE_MS);

export interface DelivererDeps extends MailDestinationDeps, OtherMails {
  readonly store: MailDestinationDeps['store'] &
    Pick<Store, 'dropDelivery' | 'postponeDelivery' | 'lead' | 'site' | 'destination'>;
  readonly callProvider: CallProvider;
  /** Decrypts the secrets of destinations. */
  readonly secret: string;
  readonly now: () => number;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Sends single deliveries to their destinations. */
export interface Deliverer {
  /**
   * Sends a delivery that was taken from the store, and removes it there. If it fails, it is
   * postponed or given up. The result is logged. Rejects only if the store fails before or after
   * the try; a failure of the store during it, while a mail is composed, is a failed try.
   */
  settle(due: DueDelivery): Promise<void>;
  /** Mails an example lead. Rejects with a message for the owner. */
  sendTestMail(site: SiteRecord): Promise<void>;
  /** Sends an example lead to a destination. */
  sendTest(site: SiteRecord, destination: DestinationRecord): Promise<Attempt>;
}

export function createDeliverer(deps: DelivererDeps): Deliverer {
  const { store, now, log } = deps;
  const mail = buildMailDestination(deps);
  const send = createSender(deps);

  const prepare = createPreparer({ ...deps, mail, send });

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
      send({ site, destination, content: { lead: { ...A_LEAD, at: now() } }, isTest: true }),
  };
}

/** The time of the next try (ms); undefined: the delivery is given up. */
function nextTry({ isFinal, waitMs }: DeliveryFailed, tries: number, at: number) {
  const again = TRY_AGAIN_MS[tries];
  return isFinal || again === undefined ? undefined : at + Math.max(again, waitMs);
}

function createSender({ callProvider, secret, now, baseUrl }: DelivererDeps) {
  return async ({ site, destination, content, isTest }: Sending): Promise<Attempt> => {
    if (!destination.isOn && !isTest) return givenUp('It was switched off.');
    const service = destinationOf(destination.kind);
    if (!service) return givenUp('This kind of destination is not known here.');
    let exchange = recordExchange(callProvider, []);
    try {
      const connection = openConnection(destination, secret);
      exchange = recordExchange(callProvider, secretsOf(destination, connection.values));
      const job = {
        site,
        connection,
        content,
        isTest,
        at: now(),
        leadsUrl: leadsUrlOf(site, baseUrl),
      };
      await service.send(job, exchange.call);
      return { ...exchange.last(), failure: undefined };
    } catch (error) {
      const failure = asFailure(error);
      const { isFinal, waitMs, cause } = failure;
      const masked = new DeliveryFailed(exchange.mask(failure.message), { isFinal, waitMs, cause });
      return { ...exchange.last(), failure: masked };
    }
  };
}

function givenUp(message: string): Attempt {
  return { ...NOTHING_SAID, failure: new DeliveryFailed(message, { isFinal: true }) };
}

function secretsOf(
  { secrets }: DestinationRecord,
  values: Readonly<Record<string, string>>,
): readonly string[] {
  return Object.keys(secrets).map((name) => values[name] ?? '');
}
