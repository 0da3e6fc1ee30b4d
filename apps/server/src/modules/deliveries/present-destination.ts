import { type Destination, DestinationAnswer } from '@beckon/contract/owner-calls';
import type { DestinationHealth, DestinationRecord, Store } from '../../store/store.ts';
import { secretHints } from './read-connection.ts';

export const DONE = { success: true as const };
/** The health of a destination to which nothing was sent yet. */
export const NEW_HEALTH: DestinationHealth = {
  failed: 0,
  lastSentAt: undefined,
  tryingAgain: undefined,
};

/** Contains the signing secret only once, when it is created. */
export function destinationAnswer(
  destination: Destination,
  signingSecret?: string,
): DestinationAnswer {
  return { ...DONE, destination, ...(signingSecret === undefined ? {} : { signingSecret }) };
}

/** A destination as its owner sees it, with the results of its deliveries. */
export async function withHealth(
  store: Store,
  record: DestinationRecord,
  secret: string,
): Promise<Destination> {
  const all = await store.destinationsOf(record.accountId, record.siteId);
  return presentDestination(record, all.find(({ id }) => id === record.id) ?? NEW_HEALTH, secret);
}

/** The same if the health is known already. */
export function presentDestination(
  record: DestinationRecord,
  { failed, lastSentAt, tryingAgain }: DestinationHealth,
  secret: string,
): Destination {
  const { id, kind, name, isOn, settings, mapping, popupIds } = record;
  return {
    id,
    kind,
    name,
    isOn,
    failed,
    settings: { ...settings },
    mapping: [...mapping],
    popupIds: [...popupIds],
    secrets: { ...secretHints(record, secret) },
    ...(lastSentAt === undefined ? {} : { lastSentAt: new Date(lastSentAt).toISOString() }),
    ...(tryingAgain === undefined ? {} : { tryingAgain }),
  };
}
