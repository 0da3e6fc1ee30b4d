import type { DestinationKind } from '@beckon/contract/owner-calls';
import type { FastifyBaseLogger } from 'fastify';
import { failureCodes } from '../../lib/failure-codes.ts';
import type { Mail, SendMail } from '../../lib/send-mail.ts';
import type { DueDelivery, SiteRecord, Store } from '../../store/store.ts';
import { A_LEAD, countMailOf, mailOf, type ToldLead, postOf, testMailOf } from './compose-mail.ts';
import type { PostWebhook } from './post-webhook.ts';

const MINUTE_MS = 60_000;
const NO_MAIL_SERVER = 'This server has no mail server: SMTP_URL is not set.';
/**
 * How long after each try in vain the next one comes; after the last the delivery is given up, the
 * lead stays.
 */
const TRY_AGAIN_MS = [1, 5, 30, 120, 360, 720, 1440].map((minutes) => minutes * MINUTE_MS);

export interface DeliveryDeps {
  readonly store: Pick<
    Store,
    'dropDelivery' | 'postponeDelivery' | 'lead' | 'site' | 'confirmedRecipients'
  >;
  /** Undefined: no mail server is set. */
  readonly sendMail: SendMail | undefined;
  readonly postWebhook: PostWebhook;
  /** The dashboard's address. */
  readonly baseUrl: string;
  readonly now: () => number;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Brings one delivery to its owner. */
export interface Delivery {
  /**
   * Sends a delivery that was taken, then drops it; what fails is postponed. Rejects only when the
   * store does.
   */
  settle(delivery: DueDelivery): Promise<void>;
  /** Sends a made-up lead; rejects with a sentence for the owner. */
  sendTest(site: SiteRecord, way: DestinationKind): Promise<void>;
}

/** Mails are in the language of the site. */
function toldSite({ id, name, settings: { language } }: SiteRecord) {
  return { id, name, language };
}

export function createDelivery({
  store,
  sendMail,
  postWebhook,
  baseUrl,
  now,
  log,
}: DeliveryDeps): Delivery {
  const leadsUrl = `${baseUrl}/leads`;

  const mail = async (message: Mail): Promise<void> => {
    if (!sendMail) throw new Error(NO_MAIL_SERVER);
    await sendMail(message);
  };

  const post = async (lead: ToldLead, site: SiteRecord, isTest: boolean): Promise<void> => {
    const { webhookUrl = '', webhookSecret = '' } = site.settings.leadNotices ?? {};
    if (webhookUrl !== '')
      await postWebhook({
        url: webhookUrl,
        secret: webhookSecret,
        body: JSON.stringify(postOf(lead, site, isTest)),
        at: now(),
      });
  };

  /** Undefined: there is nobody to tell any more, or nothing to tell. */
  const sendingOf = async ({
    way,
    address,
    leadId,
    leads,
    siteId,
    accountId,
  }: DueDelivery): Promise<(() => Promise<void>) | undefined> => {
    const site = await store.site(accountId, siteId);
    if (!site || (way === 'mail' && site.settings.leadNotices?.emails.includes(address) !== true))
      return undefined;
    const target = { to: address, leadsUrl };
    const told = toldSite(site);
    if (leadId === '') return () => mail(countMailOf(leads, told, target));
    const lead = await store.lead(accountId, leadId);
    return (
      lead && (() => (way === 'mail' ? mail(mailOf(lead, told, target)) : post(lead, site, false)))
    );
  };

  /** Nobody gets mails because somebody else typed their address. */
  const hasAgreed = async ({ accountId, address }: Pick<DueDelivery, 'accountId' | 'address'>) =>
    (await store.confirmedRecipients(accountId, [address.toLowerCase()])).size > 0;

  const settle = async (delivery: DueDelivery): Promise<void> => {
    const { id, way, tries, siteId } = delivery;
    const send = await sendingOf(delivery);
    try {
      if (send && way === 'mail' && !(await hasAgreed(delivery))) throw new Error('not agreed yet');
      await send?.();
    } catch (error) {
      const again = TRY_AGAIN_MS[tries];
      log.warn(
        { ...failureCodes(error), way, siteId, isGivenUp: again === undefined },
        'a delivery of a lead could not be sent',
      );
      return again === undefined
        ? store.dropDelivery(id)
        : store.postponeDelivery(id, now() + again);
    }
    return store.dropDelivery(id);
  };

  return {
    settle,
    async sendTest(site, way) {
      const lead = { ...A_LEAD, at: now() };
      if (way === 'webhook') return post(lead, site, true);
      if (!sendMail) throw new Error(NO_MAIL_SERVER);
      let sent = 0;
      for (const to of site.settings.leadNotices?.emails ?? []) {
        if (!(await hasAgreed({ accountId: site.accountId, address: to }))) continue;
        await mail(testMailOf(lead, toldSite(site), { to, leadsUrl }));
        sent += 1;
      }
      if (sent === 0)
        throw new Error('Nobody on the list has agreed yet: each got a link by e-mail.');
    },
  };
}
