import type { DueDelivery, LeadRecord, Store } from '../../store/store.ts';

export type ChoiceStore = Pick<Store, 'mailSources' | 'liveDestinations'>;

/**
 * Whether the recipient or destination of a delivery gets the leads of this lead's popup at
 * present. True for a destination that is off, because its own check says so in the log, and for a
 * message that only counts leads, because it names none.
 */
export async function isForItsPopup(
  store: ChoiceStore,
  { way, address, accountId, siteId }: DueDelivery,
  lead: Pick<LeadRecord, 'popupId'> | undefined,
): Promise<boolean> {
  if (lead === undefined) return true;
  if (way === 'mail') {
    const sources = await store.mailSources(accountId, siteId);
    const source = sources.find((one) => one.address === address.toLowerCase());
    return source === undefined || source.popupIds.includes(lead.popupId);
  }
  const destinations = await store.liveDestinations(accountId, siteId);
  const popupIds = destinations.find(({ id }) => id === address)?.popupIds ?? [];
  return popupIds.length === 0 || popupIds.includes(lead.popupId);
}
