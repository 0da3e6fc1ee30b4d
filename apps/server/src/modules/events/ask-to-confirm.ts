import { confirmationOf } from '../../lib/leads/lead-confirmation.ts';
import { createLimiter } from '../../lib/limiter.ts';
import type { NewConversion, SiteRecord } from '../../store/store.ts';
import { HOUR_MS } from '../../lib/time/durations.ts';

/** The number of mails per hour that forms from one network can make the server send. */
const ASKED_A_NETWORK = 60;

/** Decides whether a lead gets a mail that asks it to confirm its address. */
export type AskToConfirm = (
  lead: Parameters<typeof confirmationOf>[0],
  settings: SiteRecord['settings'],
  network: string,
) => Pick<NewConversion, 'confirmation' | 'suspicion'>;

/**
 * Anyone can send a form with the addresses of strangers. So if a network has caused many mails in
 * this hour, its further leads count as automatic: they are stored, but get no mail.
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
