import type { DueDelivery, Store } from '../../store/store.ts';

export type ChoiceStore = Pick<Store, 'mailSources' | 'liveDestinations'>;

/**
 * Whether the recipient or destination of a delivery gets the leads of a popup at present. True for
 * a destination that is off: its own check says so in the log.
 */
export async function isForPopup(
  store: ChoiceStore,
  { way, address, accountId, siteId }: DueDelivery,
  popupId: string,
): Promise<boolean> {
  if (way === 'mail') {
    const sources = await store.mailSources(accountId, siteId);
    const source = sources.find((one) => one.address === address.toLowerCase());
    return source === undefined || source.popupIds.includes(popupId);
  }
  const destinations = await store.liveDestinations(accountId, siteId);
  const popupIds = destinations.find(({ id }) => id === address)?.popupIds ?? [];
  return popupIds.length === 0 || popupIds.includes(popupId);
}
