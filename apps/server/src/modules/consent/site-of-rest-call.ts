import { isClientId } from '@beckon/contract/values';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { unknownClient } from '../../errors.ts';
import { siteOfCall } from '../../http/visitor/site-of-call.ts';
import type { LastConsent } from '../../store/store.ts';
import type { PublicApiDeps } from '../../public-api-deps.ts';
import { withoutAsking } from './taken-down.ts';

/**
 * The calls have two addresses: one contains the client id, the other one is that of a WordPress
 * site.
 */
export const REST_BASES = ['/sites/:clientId/wp-json/complianz/v1', '/wp-json/complianz/v1'];

export const RestParams = Type.Object({ clientId: Type.Optional(Type.String({ maxLength: 64 })) });
export const RestQuery = Type.Object({
  site: Type.Optional(Type.String({ maxLength: 64 })),
  lang: Type.Optional(Type.String({ maxLength: 20 })),
  cmplz_user_region: Type.Optional(Type.String({ maxLength: 20 })),
});

interface RestCall {
  readonly params: { readonly clientId?: string };
  readonly query: { readonly site?: string };
}

/**
 * The site of a call: by the client id in its address or in `site`, otherwise by the host of the
 * calling page. Throws 404 for an unknown site or one that never had a banner, 403 for a page of
 * another site.
 */
export async function consentOfCall(
  request: FastifyRequest,
  { params, query }: RestCall,
  { store, sites }: PublicApiDeps,
): Promise<LastConsent> {
  const clientId = params.clientId ?? query.site ?? (await clientIdOfPage(request, store));
  if (clientId === undefined || !isClientId(clientId)) throw unknownClient();
  await siteOfCall(request, sites, clientId);
  const last = await store.lastConsent(clientId);
  if (last === undefined) throw unknownClient();
  return withoutAsking(last);
}

async function clientIdOfPage(
  { headers }: FastifyRequest,
  store: PublicApiDeps['store'],
): Promise<string | undefined> {
  const page = headers.origin ?? headers.referer;
  if (page === undefined || !URL.canParse(page)) return undefined;
  return store.clientIdOfDomain(new URL(page).hostname);
}
