import { type Mail, NO_MAIL_SERVER, type SendMail } from '../../../../lib/mail/send-mail.ts';
import { stopLink, type StopLinkDeps } from '../../../../lib/mail/stop-link.ts';
import type { SiteRecord, Store } from '../../../../store/store.ts';
import type { DeliveredLead } from '../../delivered-lead.ts';
import { DeliveryFailed } from '../../delivery-failed.ts';
import type { DeliveryContent } from '../destination.ts';
import { leadsUrlOf } from '../leads-url.ts';
import { countMailOf, mailOf, testMailOf } from './compose-mail.ts';

export interface MailDestinationDeps extends StopLinkDeps {
  readonly store: Pick<Store, 'confirmedRecipients'>;
  /** Undefined: no mail server is set up. */
  readonly sendMail: SendMail | undefined;
}

/** Mails to the recipients of a site, in the language of the site. */
export interface MailDestination {
  /** The mail about a delivery. Rejects with `DeliveryFailed` if the recipient has not agreed. */
  compose(delivery: {
    readonly site: SiteRecord;
    readonly address: string;
    readonly content: DeliveryContent;
  }): Promise<Mail>;
  /** Sends an example lead to all confirmed recipients. Rejects with a message for the owner. */
  sendTest(site: SiteRecord, lead: DeliveredLead): Promise<void>;
}

export function buildMailDestination(deps: MailDestinationDeps): MailDestination {
  const { store, sendMail, baseUrl } = deps;
  const targetOf = (site: SiteRecord, to: string) => {
    const { accountId: subjectId, settings } = site;
    const claim = { subjectId, address: to.toLowerCase(), language: settings.language };
    return {
      to,
      leadsUrl: leadsUrlOf(site, baseUrl),
      stopUrl: stopLink('lead-mails', claim, deps),
    };
  };

  /** Without this check, an owner could have mails sent to a stranger's address. */
  const hasAgreed = async ({ accountId }: SiteRecord, address: string): Promise<boolean> =>
    (await store.confirmedRecipients(accountId, [address.toLowerCase()])).size > 0;

  return {
    async compose({ site, address, content }) {
      if (!(await hasAgreed(site, address)))
        throw new DeliveryFailed('They have not agreed yet: a link by email asks them.');
      const target = targetOf(site, address);
      return 'lead' in content
        ? mailOf(content.lead, nameOf(site), target)
        : countMailOf(content.count, nameOf(site), target);
    },
    async sendTest(site, lead) {
      if (!sendMail) throw new Error(NO_MAIL_SERVER);
      let sent = 0;
      for (const to of new Set(site.settings.leadNotices?.emails)) {
        if (!(await hasAgreed(site, to))) continue;
        await sendMail(testMailOf(lead, nameOf(site), targetOf(site, to)));
        sent += 1;
      }
      if (sent === 0)
        throw new Error('Nobody on the list has agreed yet: each got a link by email.');
    },
  };
}

function nameOf({ id, name, settings: { language } }: SiteRecord) {
  return { id, name, language };
}
