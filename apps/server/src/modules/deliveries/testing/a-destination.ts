import type { DestinationRecord } from '../../../store/store.ts';
import { aConversion, aPopup, aSite, NOON } from '../../../store/testing/a-record.ts';
import type { OwnerApp } from '../../../testing/an-owner-app.ts';
import { planDeliveries } from '../../../lib/leads/plan-deliveries.ts';
import { destinationForms, readerOf } from '../destinations/index.ts';

/** A destination for the leads of the first site in a test's store. */
export function aDestination(
  kind: string,
  values: Readonly<Record<string, string>>,
  changes: Partial<DestinationRecord> = {},
): DestinationRecord {
  const form = destinationForms().find((one) => one.kind === kind);
  if (!form) throw new Error(`no destination of the kind ${kind}`);
  const isSecret = (name: string) =>
    form.inputs.some((one) => one.name === name && one.type === 'secret');
  const entries = Object.entries(values);
  return {
    id: `${kind}-1`,
    siteId: 'site1',
    accountId: 'account1',
    kind,
    name: form.name,
    isOn: true,
    settings: Object.fromEntries(entries.filter(([name]) => !isSecret(name))),
    secrets: Object.fromEntries(entries.filter(([name]) => isSecret(name))),
    mapping: form.mapping?.standard ?? [],
    popupIds: [],
    createdAt: NOON,
    ...changes,
  };
}

/** An account with a site whose leads go to the given destinations. */
export async function aSiteThatSends(
  { store }: Pick<OwnerApp, 'store'>,
  destinations: readonly DestinationRecord[],
): Promise<void> {
  await store.createAccount({ id: 'account1', name: 'Dana', at: 0 });
  await store.createSite('account1', aSite());
  await store.createPopup('account1', aPopup());
  for (const destination of destinations) await store.createDestination(destination, 30);
}

/** A lead of that site, with its deliveries. */
export async function aLeadFor(
  { store, clock }: Pick<OwnerApp, 'store' | 'clock'>,
  destinations: readonly DestinationRecord[],
  part: Parameters<typeof aConversion>[0] = {},
): Promise<void> {
  const lead = aConversion({ name: 'Dana Levi', phone: '+972501234567', at: clock.nowMs, ...part });
  const deliveries = planDeliveries(
    lead,
    { emails: [], destinations, readerOf },
    { countThisHour: () => 1 },
  );
  await store.recordConversion({ ...lead, deliveries });
}

/** Sends due deliveries and waits for them. */
export async function sendDue({ deliveryWorker }: Pick<OwnerApp, 'deliveryWorker'>): Promise<void> {
  await deliveryWorker.startDue();
  await deliveryWorker.whenIdle();
}
