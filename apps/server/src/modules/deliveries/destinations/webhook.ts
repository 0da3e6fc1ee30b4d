import type { LeadPost } from '@beckon/contract/owner-calls';
import type { SiteRecord } from '../../../store/store.ts';
import type { DeliveredLead } from '../delivered-lead.ts';
import type { Destination, DestinationDeps } from './destination.ts';

/** A program of the owner's, which gets each lead as signed JSON. */
export function buildWebhookDestination({ postWebhook, now }: DestinationDeps): Destination {
  const post = async (site: SiteRecord, lead: DeliveredLead, isTest: boolean): Promise<void> => {
    const { webhookUrl = '', webhookSecret = '' } = site.settings.leadNotices ?? {};
    if (webhookUrl === '') return;
    await postWebhook({
      url: webhookUrl,
      secret: webhookSecret,
      body: JSON.stringify(postOf(lead, site, isTest)),
      at: now(),
    });
  };
  return {
    async send({ site, content }) {
      if ('lead' in content) await post(site, content.lead, false);
    },
    sendTest: (site, lead) => post(site, lead, true),
  };
}

/** What a webhook gets. */
export function postOf(
  lead: DeliveredLead,
  site: Pick<SiteRecord, 'id' | 'name'>,
  isTest: boolean,
): LeadPost {
  const { id, email, name, phone, url, country, couponCode, prizeLabel } = lead;
  return {
    event: 'lead.created',
    id,
    at: new Date(lead.at).toISOString(),
    isTest,
    site: { id: site.id, name: site.name },
    popup: { id: lead.popupId, name: lead.popupName },
    email,
    name,
    phone,
    fields: [...lead.fields],
    url,
    country,
    couponCode,
    prizeLabel,
    isSuspicious: lead.suspicion !== '',
  };
}
