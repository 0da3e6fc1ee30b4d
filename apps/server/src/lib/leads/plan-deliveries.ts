import { MAIL_ADDRESS_PATTERN } from '@beckon/contract/values';
import {
  type AwaitedDraw,
  type LiveDestination,
  MACHINE_MADE,
  type MailSource,
  type NewConversion,
  type NewDelivery,
} from '../../store/store.ts';
import { HOUR_MS } from '../time/durations.ts';

/**
 * Number of leads of a site per hour that people get in one message each. It is limited because
 * anyone can fill in a form.
 */
const MAILED_AN_HOUR = 20;
const MAIL_ADDRESS = new RegExp(MAIL_ADDRESS_PATTERN);

/** Who reads what arrives at a destination. It decides what happens with many leads and with spam. */
export type DestinationReader =
  /** Many leads within an hour are counted in one message. */
  | 'people'
  /** Gets each lead, marked when it looks made by a machine. */
  | 'program'
  /** A list of subscribers. Gets no lead that looks made by a machine, or has no e-mail address. */
  | 'list'
  /** Rows that people work on. Like a list, but a lead needs no e-mail address. */
  | 'table';

/**
 * The reader of a kind of destination. Undefined if this version does not support the kind; nothing
 * is sent there.
 */
export type ReaderOf = (kind: string) => DestinationReader | undefined;

/** Where a site's leads go. */
export interface DeliveryTargets {
  readonly emails: readonly string[];
  /** Those of the addresses that get the leads of some popups only; missing: there are none. */
  readonly mailSources?: readonly MailSource[] | undefined;
  readonly destinations: readonly LiveDestination[];
  readonly readerOf: ReaderOf;
  /** True if a lead is delivered only after it has confirmed its address. The default is false. */
  readonly holdsUnconfirmed?: boolean;
}

export interface PlanOptions {
  /** Counts a lead of the site, and returns the number of leads in this hour. */
  readonly countThisHour: () => number;
  /**
   * The draw that the lead's visitor may still make. The delivery waits for it and includes its
   * result.
   */
  readonly awaitsDraw?: AwaitedDraw | undefined;
}

/**
 * How a conversion is delivered:
 *
 * - Programs get each lead.
 * - People get each lead, too. If it looks made by a machine, or there are many in this hour, one
 *   message at the end of the hour says how many there were.
 * - Lists of subscribers get leads with an e-mail address that do not look made by a machine.
 * - Tables get leads that do not look made by a machine.
 *
 * A destination or recipient for the leads of some popups gets no others.
 *
 * A lead that must confirm its address gets a mail with the request.
 */
export function planDeliveries(
  lead: Omit<NewConversion, 'deliveries'>,
  targets: DeliveryTargets,
  { countThisHour, awaitsDraw }: PlanOptions,
): NewDelivery[] {
  // A click on a button is a conversion without personal details. The first steps of a form are
  // delivered together with the last step.
  if (lead.fields.length === 0 || lead.isPartial) return [];
  const isFromMachine = MACHINE_MADE.includes(lead.suspicion);
  const wanted = addressesIn(targets, lead.popupId).filter(({ reader }) => {
    if (reader === 'list') return !isFromMachine && isAddress(lead.email);
    return reader !== 'table' || !isFromMachine;
  });
  const isOneOfMany =
    wanted.some(({ reader }) => reader === 'people') &&
    (isFromMachine || countThisHour() > MAILED_AN_HOUR);
  const isPending = lead.confirmation === 'pending';
  const waits = waitsFor(isPending && targets.holdsUnconfirmed === true, awaitsDraw);
  const gathered = isOneOfMany
    ? { gatheredAt: (Math.floor(lead.at / HOUR_MS) + 1) * HOUR_MS }
    : waits;
  const asks = { way: 'mail', address: lead.email, asksConfirmation: true } as const;
  return [
    ...(isPending ? [asks] : []),
    ...wanted.map(({ reader, ...target }) => ({
      ...target,
      ...(reader === 'people' ? gathered : waits),
    })),
  ];
}

function waitsFor(
  isHeld: boolean,
  awaitsDraw: AwaitedDraw | undefined,
): Pick<NewDelivery, 'awaitsConfirmation' | 'awaitsDraw'> {
  if (isHeld) return { awaitsConfirmation: true };
  return awaitsDraw === undefined ? {} : { awaitsDraw };
}

interface Target extends Pick<NewDelivery, 'way' | 'address'> {
  readonly reader: DestinationReader;
}

function addressesIn(
  { emails, mailSources = [], destinations, readerOf }: DeliveryTargets,
  popupId: string,
): readonly Target[] {
  const isForOthers = (address: string) =>
    mailSources.some(
      (source) => source.address === address.toLowerCase() && !source.popupIds.includes(popupId),
    );
  const mails = [...new Set(emails)].flatMap((address): Target[] =>
    isForOthers(address) ? [] : [{ way: 'mail', address, reader: 'people' }],
  );
  const connected = destinations.flatMap(({ id, kind, popupIds }): Target[] => {
    const reader = readerOf(kind);
    const isExcluded = popupIds.length > 0 && !popupIds.includes(popupId);
    return reader === undefined || isExcluded ? [] : [{ way: kind, address: id, reader }];
  });
  return [...mails, ...connected];
}

function isAddress(email: string): boolean {
  return MAIL_ADDRESS.test(email);
}
