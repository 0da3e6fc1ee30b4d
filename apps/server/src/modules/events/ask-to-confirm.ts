import { confirmationOf } from '../../lib/lead-confirmation.ts';
import { createLimiter } from '../../lib/limiter.ts';
import type { NewConversion, SiteRecord } from '../../store/store.ts';

const HOUR_MS = 3_600_000;
/** Addresses that forms sent from one network may make the server write to in an hour. */
const ASKED_A_NETWORK = 60;

/** Decides whether a lead gets a mail that asks it to confirm its address. */
export type AskToConfirm = (
  lead: Parameters<typeof confirmationOf>[0],
  settings: SiteRecord['settings'],
  network: string,
) => Pick<NewConversion, 'confirmation' | 'suspicion'>;

/**
 * Anyone can send a form with the addresses of strangers. So leads of a network that has caused
 * many mails in this hour look made by a machine: they are kept, and nobody is asked.
 */
export function createAskToConfirm({
  now,
  sendsMail,
}: {
  readonly now: () => number;
  readonly sendsMail: boolean;
}): AskToConfirm {
  const asked = createLimiter({ withinMs: HOUR_MS, now });
  return (lead, settings, network) => {
    const confirmation = confirmationOf(lead, settings, sendsMail);
    return confirmation !== '' && asked.count(network) > ASKED_A_NETWORK
      ? { confirmation: '', suspicion: 'too-many' }
      : { confirmation, suspicion: lead.suspicion };
  };
}
