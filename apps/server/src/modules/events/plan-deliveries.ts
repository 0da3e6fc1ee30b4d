import { DESTINATION_TRAITS, type LeadNotices } from '@beckon/contract/owner-calls';
import { DESTINATION_KINDS } from '@beckon/contract/values';
import type { AwaitedDraw, NewConversion, NewDelivery } from '../../store/store.ts';
import { WRONG_ANSWERS } from './suspicion.ts';

const HOUR_MS = 3_600_000;
/**
 * A form is open to everybody: beyond so many leads a site and hour, nobody's mailbox gets each of
 * them.
 */
const MAILED_AN_HOUR = 20;

/** Wrong answers come from people, too: their mail says that it needs a look. */
function looksMachineMade(suspicion: string): boolean {
  return suspicion !== '' && suspicion !== WRONG_ANSWERS;
}

/**
 * How the owner is told of a conversion: programs of each lead; people too, unless it looks made by
 * a machine or there are many this hour, which one mail at the end of the hour tells by their
 * number. `countThisHour` counts a lead of the site. Who may yet draw a prize or a code is told of
 * with it.
 */
export function planDeliveries(
  lead: Omit<NewConversion, 'deliveries'>,
  settings: LeadNotices,
  countThisHour: () => number,
  awaitsDraw?: AwaitedDraw,
): NewDelivery[] {
  // A click on a button converts, but leaves nobody's details; a form's first steps are told when the last one is there.
  if (lead.fields.length === 0 || lead.isPartial) return [];
  const targets = DESTINATION_KINDS.map((way) => ({ way, ...DESTINATION_TRAITS[way] }))
    .map(({ addressesOf, ...target }) => ({ ...target, addresses: addressesOf(settings) }))
    .filter(({ addresses }) => addresses.length > 0);
  const isOneOfMany =
    targets.some(({ isReadByPeople }) => isReadByPeople) &&
    (looksMachineMade(lead.suspicion) || countThisHour() > MAILED_AN_HOUR);
  const waits = awaitsDraw === undefined ? {} : { awaitsDraw };
  const gathered = isOneOfMany
    ? { gatheredAt: (Math.floor(lead.at / HOUR_MS) + 1) * HOUR_MS }
    : waits;
  return targets.flatMap(({ way, isReadByPeople, addresses }) =>
    addresses.map((address) => ({ way, address, ...(isReadByPeople ? gathered : waits) })),
  );
}
