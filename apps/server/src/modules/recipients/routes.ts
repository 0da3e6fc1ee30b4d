import { DoneAnswer, RecipientsAnswer } from '@beckon/contract/owner-calls';
import type { Language } from '@beckon/contract/values';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addVisitorBodyParsers } from '../../http/body-parsers.ts';
import { siteNotFound } from '../../http/owner-errors.ts';
import { SiteParams } from '../../http/owner-params.ts';
import { networkOf } from '../../lib/network-of.ts';
import { accountOf, type OwnerApp } from '../../http/owner-scope.ts';
import type { Store } from '../../store/store.ts';
import { recipientPage } from './recipient-page.ts';
import type { Recipients } from './recipients.ts';

interface RecipientRouteOptions {
  readonly store: Store;
  readonly recipients: Recipients;
}

const DONE = { success: true as const };
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Who of a site's list agreed to get mails. Contract: `delivery-calls.ts`. */
export function recipientRoutes(app: OwnerApp, { store, recipients }: RecipientRouteOptions): void {
  app.get(
    '/api/owner/sites/:siteId/recipients',
    { schema: { params: SiteParams, response: { 200: RecipientsAnswer } } },
    async (request) => {
      const site = await store.site(accountOf(request), request.params.siteId);
      if (!site) throw siteNotFound();
      return { ...DONE, recipients: [...(await recipients.list(site))] };
    },
  );
  app.post(
    '/api/owner/sites/:siteId/recipients/ask',
    { schema: { params: SiteParams, response: { 200: DoneAnswer } } },
    async (request) => {
      const site = await store.site(accountOf(request), request.params.siteId);
      if (!site) throw siteNotFound();
      await recipients.ask(site, networkOf(request.ip));
      return DONE;
    },
  );
}

type PageRequest = FastifyRequest<{
  Params: { readonly language: string };
  Querystring: { readonly token?: unknown };
}>;

/** The page behind the link in the mail that asks; needs no session, the link is the proof. */
export async function recipientPages(
  app: FastifyInstance,
  { recipients }: Pick<RecipientRouteOptions, 'recipients'>,
): Promise<void> {
  addVisitorBodyParsers(app);
  const answer = async (request: PageRequest, reply: FastifyReply) => {
    const language: Language = request.params.language === 'he' ? 'he' : 'en';
    const { token } = request.query;
    const recipient = typeof token === 'string' ? recipients.read(token) : undefined;
    void reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .header('content-security-policy', POLICY);
    if (!recipient) return reply.code(404).send(recipientPage('too-old', language));
    if (request.method !== 'POST')
      return reply.send(recipientPage('asked', language, recipient.address));
    if (!(await recipients.agree(recipient)))
      return reply.code(404).send(recipientPage('too-old', language));
    return reply.send(recipientPage('done', language, recipient.address));
  };
  for (const method of ['GET', 'POST'] as const)
    app.route({ method, url: '/recipients/:language', handler: answer });
}
