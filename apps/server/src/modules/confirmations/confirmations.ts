import type { Language } from '@beckon/contract/values';
import { readAddressToken, writeAddressToken } from '../../lib/mail/address-token.ts';
import { plainName } from '../../lib/text/plain-name.ts';
import type { Mail } from '../../lib/mail/send-mail.ts';
import { SERVER_TEXTS } from '@beckon/languages/server';
import type { LeadRecord, SiteRecord, Store } from '../../store/store.ts';

/** How long the link in the mail is valid. */
const LINK_LIVES_MS = 7 * 86_400_000;

export interface ConfirmationDeps {
  readonly store: Pick<Store, 'popup' | 'confirmLead'>;
  readonly secret: string;
  readonly baseUrl: string;
  readonly now: () => number;
}

/** Leads confirm their address with the link in a mail. docs/decisions/0046. */
export interface Confirmations {
  /**
   * The mail with the link for a lead. Undefined: the lead is confirmed, or the site does not ask
   * for confirmation any more.
   */
  compose(site: SiteRecord, lead: LeadRecord): Promise<Mail | undefined>;
  /** The address that a link confirms. Undefined: the link is not ours, or too old. */
  addressOf(token: string): string | undefined;
  /** False: the link is invalid, or the lead is gone. */
  confirm(token: string): Promise<boolean>;
}

export function buildConfirmations(deps: ConfirmationDeps): Confirmations {
  const { store, secret, baseUrl, now } = deps;
  const claimOf = (token: string) => readAddressToken('lead', token, { now: now(), secret });
  return {
    async compose(site, lead) {
      if (lead.confirmation !== 'pending' || site.settings.leadConfirmation?.isOn !== true)
        return undefined;
      const popup = await store.popup(site.accountId, lead.popupId);
      const language: Language = popup?.language ?? site.settings.language;
      const words = SERVER_TEXTS[language].confirmation;
      const claim = { subjectId: lead.id, address: lead.email.trim().toLowerCase() };
      const token = writeAddressToken('lead', claim, { until: now() + LINK_LIVES_MS, secret });
      const link = `${baseUrl}/confirm/${language}?token=${token}`;
      const text = words.mail(plainName(site.name), link);
      return { to: lead.email, subject: words.subject(plainName(site.name)), text };
    },
    addressOf: (token) => claimOf(token)?.address,
    async confirm(token) {
      const claim = claimOf(token);
      return claim !== undefined && store.confirmLead(claim.subjectId, claim.address, now());
    },
  };
}
