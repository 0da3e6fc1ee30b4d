import { DESTINATION_TRAITS } from '@beckon/contract/owner-calls';
import type { Mail } from '../../../lib/send-mail.ts';
import type { SiteRecord } from '../../../store/store.ts';
import { countMailOf, mailOf, testMailOf } from './compose-mail.ts';
import type { Destination, DestinationDeps } from './destination.ts';

const NO_MAIL_SERVER = 'This server has no mail server: SMTP_URL is not set.';

/** People on the site's list, in the language of the site. */
export function buildMailDestination({ store, sendMail, baseUrl }: DestinationDeps): Destination {
  const leadsUrl = `${baseUrl}/leads`;

  const mail = async (message: Mail): Promise<void> => {
    if (!sendMail) throw new Error(NO_MAIL_SERVER);
    await sendMail(message);
  };

  /** Nobody gets mails because somebody else typed their address. */
  const hasAgreed = async ({ accountId }: SiteRecord, address: string): Promise<boolean> =>
    (await store.confirmedRecipients(accountId, [address.toLowerCase()])).size > 0;

  return {
    async send({ site, address, content }) {
      if (!(await hasAgreed(site, address))) throw new Error('not agreed yet');
      const target = { to: address, leadsUrl };
      await mail(
        'lead' in content
          ? mailOf(content.lead, nameOf(site), target)
          : countMailOf(content.count, nameOf(site), target),
      );
    },
    async sendTest(site, lead) {
      if (!sendMail) throw new Error(NO_MAIL_SERVER);
      const { leadNotices } = site.settings;
      let sent = 0;
      for (const to of leadNotices ? DESTINATION_TRAITS.mail.addressesOf(leadNotices) : []) {
        if (!(await hasAgreed(site, to))) continue;
        await mail(testMailOf(lead, nameOf(site), { to, leadsUrl }));
        sent += 1;
      }
      if (sent === 0)
        throw new Error('Nobody on the list has agreed yet: each got a link by e-mail.');
    },
  };
}

function nameOf({ id, name, settings: { language } }: SiteRecord) {
  return { id, name, language };
}
