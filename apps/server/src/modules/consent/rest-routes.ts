import { CONSENT_REGIONS, type ConsentRegion } from '@beckon/contract/consent';
import { TrackRequest } from '@beckon/contract/consent-calls';
import { Type } from 'typebox';
import { countStored } from '../../http/visitor/rate-limit.ts';
import { networkOf } from '../../lib/visitors/network-of.ts';
import { SERVER_TEXTS } from '@beckon/languages/server';
import type { PublicApp, PublicApiDeps } from '../../public-api-deps.ts';
import { cookieData } from './page-settings.ts';
import { filesIn } from './published-languages.ts';
import { recordChoice } from './record-choice.ts';
import { languageOf, regionOf } from './script-routes.ts';
import { consentOfCall, REST_BASES, RestParams, RestQuery } from './site-of-rest-call.ts';

const AreaParams = Type.Object({
  clientId: Type.Optional(Type.String({ maxLength: 64 })),
  postId: Type.String({ pattern: '^[0-9]{1,10}$' }),
  blockId: Type.String({ pattern: '^[a-z0-9_-]{1,64}$' }),
});
const CALLS_PER_MINUTE = 240;
const NO_STORE = 'no-store';
/** The page parses a text response as JSON, too. */
const JSON_TEXT = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': NO_STORE,
};

/** The five calls of the page, at both addresses. docs/behaviour/consent-server.md#the-five-calls */
export function consentRestRoutes(app: PublicApp, deps: PublicApiDeps): void {
  for (const base of REST_BASES) addCalls(app, deps, base);
}

function addCalls(app: PublicApp, deps: PublicApiDeps, base: string): void {
  const { store, rate, countryOf } = deps;
  const schema = { params: RestParams, querystring: RestQuery };

  app.get(`${base}/banner`, { schema }, async (request, reply) => {
    const live = await consentOfCall(request, request, deps);
    const { design, version } = live.published;
    const region =
      knownRegion(request.query.cmplz_user_region) ?? regionOf(live, countryOf(request.ip));
    return reply.header('cache-control', NO_STORE).send({
      consenttype: design.typeOfRegion[region],
      region,
      version: String(version),
      banner_version: String(version),
      forceEnableStats: false,
      user_banner_id: '1',
    });
  });

  app.post(
    `${base}/track`,
    { schema: { ...schema, body: TrackRequest } },
    async (request, reply) => {
      rate.count(`consent ${networkOf(request.ip)}`, CALLS_PER_MINUTE);
      countStored(rate, 'consent', request);
      const live = await consentOfCall(request, request, deps);
      if (live.published.design.keepsRecords) await recordChoice(request, live, deps);
      return reply.header('cache-control', NO_STORE).send({ success: true });
    },
  );

  app.get(
    `${base}/consent-area/:postId/:blockId`,
    { schema: { params: AreaParams, querystring: RestQuery } },
    async (request, reply) => {
      const { siteId } = await consentOfCall(request, request, deps);
      const { postId, blockId } = request.params;
      const html = await store.consentArea(siteId, Number(postId), blockId);
      return reply.headers(JSON_TEXT).send(JSON.stringify(html ?? ''));
    },
  );

  app.get(`${base}/cookie_data`, { schema }, async (request, reply) => {
    const { published } = await consentOfCall(request, request, deps);
    return reply.headers(JSON_TEXT).send(JSON.stringify(cookieData(published.design)));
  });

  app.get(`${base}/manage_consent_html`, { schema }, async (request, reply) => {
    const live = await consentOfCall(request, request, deps);
    if (live.isTakenDown) return reply.headers(JSON_TEXT).send(JSON.stringify(''));
    const { design } = live.published;
    const language = languageOf(request.query.lang, live);
    const isSignalled = request.headers.dnt === '1' || request.headers['sec-gpc'] !== undefined;
    const { privacySignal } = SERVER_TEXTS[language].consent;
    const why = isSignalled && design.honoursPrivacySignals ? `<p>${privacySignal}</p>` : '';
    const region = regionOf(live, countryOf(request.ip));
    const { panelOptin, panelOptout } = filesIn(live.published, language);
    // With a privacy signal nothing is allowed before the visitor allows it, wherever they are.
    const hash = why !== '' || design.typeOfRegion[region] === 'optin' ? panelOptin : panelOptout;
    const rows = (await store.consentFile(hash)) ?? '';
    return reply.headers(JSON_TEXT).send(JSON.stringify(why + rows));
  });
}

function knownRegion(text: string | undefined): ConsentRegion | undefined {
  return CONSENT_REGIONS.find((region) => region === text);
}
