import { consentIssues } from '@beckon/contract/consent';
import {
  CONSENT_AREAS_PER_SITE,
  ConsentAnswer,
  DoneAnswer,
  PreviewConsentAnswer,
  PreviewConsentRequest,
  PublishConsentRequest,
  SaveConsentAreaRequest,
  SaveConsentRequest,
  type SiteConsent,
} from '@beckon/contract/owner-calls';
import { Type } from 'typebox';
import { siteNotFound, tooManyAreas } from '../../http/owner/owner-errors.ts';
import { ownOrigin } from '../../http/own-origin.ts';
import { type CallAboutSite, ownedSite } from '../../http/owner/owned-site.ts';
import { SiteParams } from '../../http/owner/owner-params.ts';
import { accountOf, type OwnerApp } from '../../http/owner/owner-scope.ts';
import type { ConsentRecord, PublishedConsent, Store } from '../../store/store.ts';
import { askedAbout } from './asked-about.ts';
import type { ConsentService } from './consent-service.ts';

export interface ConsentRouteDeps {
  readonly store: Store;
  readonly consent: ConsentService;
  readonly publicUrl: string | undefined;
  readonly now: () => number;
}

const DONE = { success: true as const };
const ADDRESS = '/api/owner/sites/:siteId/consent';
/** In bytes: enough for a design with hundreds of services and their cookies. */
const BODY_LIMIT = 1024 * 1024;

/** The consent banner of a site. Contract: `owner-calls/consent-calls.ts`. */
export function consentRoutes(app: OwnerApp, deps: ConsentRouteDeps): void {
  const { store, consent, publicUrl } = deps;
  const response = { 200: ConsentAnswer };
  const present = async (
    request: Parameters<typeof ownOrigin>[0] & CallAboutSite,
    record: ConsentRecord,
  ) => {
    const { clientId } = await ownedSite(store, request);
    return { ...DONE, consent: presentConsent(record, ownOrigin(request, publicUrl), clientId) };
  };

  app.get(ADDRESS, { schema: { params: SiteParams, response } }, async (request) =>
    present(request, await consent.get(accountOf(request), request.params.siteId)),
  );

  app.patch(
    ADDRESS,
    { bodyLimit: BODY_LIMIT, schema: { params: SiteParams, body: SaveConsentRequest, response } },
    async (request) => {
      const { draft, revision } = request.body;
      const { siteId } = request.params;
      return present(
        request,
        await consent.save(accountOf(request), siteId, { draft, expectedRevision: revision }),
      );
    },
  );

  app.post(
    `${ADDRESS}/publish`,
    { schema: { params: SiteParams, body: PublishConsentRequest, response } },
    async (request) => {
      const { siteId } = request.params;
      const { asksAgain, revision } = request.body;
      const options = { asksAgain, expectedRevision: revision };
      return present(request, await consent.publish(accountOf(request), siteId, options));
    },
  );

  app.post(
    `${ADDRESS}/unpublish`,
    { schema: { params: SiteParams, body: Type.Object({}), response } },
    async (request) =>
      present(request, await consent.unpublish(accountOf(request), request.params.siteId)),
  );

  addDrawingRoutes(app, deps);
}

function addDrawingRoutes(app: OwnerApp, { store, consent }: ConsentRouteDeps): void {
  app.post(
    `${ADDRESS}/preview`,
    {
      bodyLimit: BODY_LIMIT,
      schema: {
        params: SiteParams,
        body: PreviewConsentRequest,
        response: { 200: PreviewConsentAnswer },
      },
    },
    async (request) => {
      await ownedSite(store, request);
      const { draft, language } = request.body;
      const { banner, css, pageCss, policy } = consent.preview(draft, language);
      const isOptout = draft.typeOfRegion[draft.defaultRegion] === 'optout';
      const shown = isOptout ? banner.optout : banner.optin;
      return { ...DONE, banner: shown, css: css + pageCss, policy };
    },
  );

  app.post(
    `${ADDRESS}/areas`,
    {
      bodyLimit: BODY_LIMIT,
      schema: { params: SiteParams, body: SaveConsentAreaRequest, response: { 200: DoneAnswer } },
    },
    async (request) => {
      const { siteId } = request.params;
      const area = { ...request.body, most: CONSENT_AREAS_PER_SITE };
      const saved = await store.saveConsentArea(accountOf(request), siteId, area);
      if (saved === 'full') throw tooManyAreas(CONSENT_AREAS_PER_SITE);
      if (!saved) throw siteNotFound();
      return DONE;
    },
  );
}

function presentConsent(
  { draft, revision, published, last, isTakenDown }: ConsentRecord,
  origin: string,
  clientId: string,
): SiteConsent {
  return {
    draft,
    revision,
    isTakenDown,
    ...(last === undefined ? {} : { asked: presentAsked(last) }),
    ...(published === undefined
      ? {}
      : {
          published: {
            version: published.version,
            at: new Date(published.at).toISOString(),
            policyId: published.design.policyId,
            isOutdated: JSON.stringify(published.design) !== JSON.stringify(draft),
          },
        }),
    issues: consentIssues(draft).map(({ field, message }) => ({ field, message })),
    snippet: `<script src="${origin}/consent.js?id=${clientId}" crossorigin></script>`,
    policyUrl: `${origin}/sites/${clientId}/cookie-policy.html`,
  };
}

function presentAsked({ asked, design }: PublishedConsent): NonNullable<SiteConsent['asked']> {
  const { categories, services } = asked ?? askedAbout(design);
  return { categories: [...categories], services: [...services] };
}
