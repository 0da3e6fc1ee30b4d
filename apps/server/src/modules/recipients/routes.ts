import { DoneAnswer, RecipientsAnswer } from '@beckon/contract/owner-calls';
import type { FastifyInstance } from 'fastify';
import { addLinkPage } from '../../http/answers/message-page.ts';
import { ownedSite } from '../../http/owner/owned-site.ts';
import { SiteParams } from '../../http/owner/owner-params.ts';
import { networkOf } from '../../lib/visitors/network-of.ts';
import type { OwnerApp } from '../../http/owner/owner-scope.ts';
import type { Store } from '../../store/store.ts';
import { recipientPage } from './recipient-page.ts';
import type { Recipients } from './recipients.ts';

interface RecipientRouteOptions {
  readonly store: Store;
  readonly recipients: Recipients;
}

const DONE = { success: true as const };

/** Lists which recipients of a site agreed to get mails. Contract: `delivery-calls.ts`. */
export function recipientRoutes(app: OwnerApp, { store, recipients }: RecipientRouteOptions): void {
  app.get(
    '/api/owner/sites/:siteId/recipients',
    { schema: { params: SiteParams, response: { 200: RecipientsAnswer } } },
    async (request) => {
      const site = await ownedSite(store, request);
      return { ...DONE, recipients: [...(await recipients.list(site))] };
    },
  );
  app.post(
    '/api/owner/sites/:siteId/recipients/ask',
    { schema: { params: SiteParams, response: { 200: DoneAnswer } } },
    async (request) => {
      const site = await ownedSite(store, request);
      await recipients.ask(site, networkOf(request.ip));
      return DONE;
    },
  );
}

/** The page behind the link in the mail that asks a recipient to agree. */
export async function recipientPages(
  app: FastifyInstance,
  { recipients }: Pick<RecipientRouteOptions, 'recipients'>,
): Promise<void> {
  addLinkPage(app, '/recipients', async ({ token, language, isPressed }) => {
    const recipient = recipients.read(token);
    if (!recipient) return recipientPage('too-old', language);
    if (!isPressed) return recipientPage('asked', language, recipient.address);
    return (await recipients.agree(recipient))
      ? recipientPage('done', language, recipient.address)
      : recipientPage('too-old', language);
  });
}
