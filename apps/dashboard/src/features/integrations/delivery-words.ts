import type { DeliveryLogEntry } from '@beckon/contract/owner-calls';

/** Labels and colours of the states of a delivery. */
export const STATE_WORDS: Readonly<
  Record<
    DeliveryLogEntry['state'],
    { readonly label: string; readonly tone: 'live' | 'warm' | 'bad' }
  >
> = {
  sent: { label: 'Arrived', tone: 'live' },
  waiting: { label: 'Trying again', tone: 'warm' },
  failed: { label: 'Failed', tone: 'bad' },
};
