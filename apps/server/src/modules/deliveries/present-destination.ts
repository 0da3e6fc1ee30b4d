import { type Destination, DestinationAnswer } from '@beckon/contract/owner-calls';
import type { DestinationHealth, DestinationRecord, Store } from '../../store/store.ts';
import { secretHints } from './read-connection.ts';

export const DONE = { success: true as const };
/** Of a destination that nothing was sent to yet. */
export const NEW_HEALTH: DestinationHealth = { failed: 0, lastSentAt: undefined };

/** Shows the secret that signs only once, when it is made. */
export function destinationAnswer(
  destination: Destination,
  signingSecret?: string,
): DestinationAnswer {
  return { ...DONE, destination, ...(signingSecret === undefined ? {} : { signingSecret }) };
}

/** A destination as its owner sees it, with what became of the leads sent there. */
export async function withHealth(
  store: Store,
  record: DestinationRecord,
  secret: string,
): Promise<Destination> {
  const all = await store.destinationsOf(record.accountId, record.siteId);
  return presentDestination(record, all.find(({ id }) => id === record.id) ?? NEW_HEALTH, secret);
}

/** The same, where the health is known. */
export function presentDestination(
  record: DestinationRecord,
  { failed, lastSentAt }: DestinationHealth,
  secret: string,
): Destination {
  const { id, kind, name, isOn, settings, mapping } = record;
  return {
    id,
    kind,
    name,
    isOn,
    failed,
    settings: { ...settings },
    mapping: [...mapping],
    secrets: { ...secretHints(record, secret) },
    ...(lastSentAt === undefined ? {} : { lastSentAt: new Date(lastSentAt).toISOString() }),
  };
}
