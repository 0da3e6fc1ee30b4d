import { LANGUAGES, type Language } from '@beckon/contract/values';
import { SERVER_TEXTS } from '@beckon/languages/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { firstLanguage } from '../../http/first-language.ts';
import { landingCallsPath } from '../../http/visitor/landing-ticket.ts';
import { PERMISSIONS_POLICY } from '../../http/secure-headers.ts';
import { sendMessagePage } from '../../http/answers/message-page.ts';
import { compressReply } from '../../http/answers/compress.ts';
import { networkOf } from '../../lib/visitors/network-of.ts';
import type { PublicApp, PublicApiDeps } from '../../public-api-deps.ts';
import type { RememberedSite } from '../../live-sites/live-sites.ts';
import type { LivePopup } from '../../store/store.ts';
import { isOnSchedule } from '../../lib/time/schedule.ts';
import { landingPage } from './landing-page.ts';
import { createLandingTemplates, type ReadLandingTemplate } from './landing-templates.ts';

const CALLS_PER_MINUTE = 600;
/** Any text, because people follow damaged addresses, too. */
const LandingParams = Type.Object({ popupId: Type.String({ maxLength: 200 }) });
/**
 * The page with an owner's markup has the host name of the dashboard. So only our own script runs,
 * and the sandbox gives the page its own origin: without cookies, storage, calls with the owner's
 * session, or saved passwords. Forms are sent only by our script. docs/decisions/0012.
 */
const SANDBOX =
  'sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads';
const contentPolicy = (ours: string) =>
  `${SANDBOX}; default-src 'none'; script-src 'self' ${ours}; connect-src 'self' ${ours}; img-src 'self' https: data:; media-src 'self' https:; style-src 'self' 'unsafe-inline' https:; font-src 'self' https: data:; frame-src https://www.youtube-nocookie.com https://player.vimeo.com; form-action 'none'; base-uri 'none'; frame-ancestors 'self'`;

/**
 * `/landing/{popup id}`: a popup with its own page. It is not for search engines, and a popup with
 * a password field gets none. docs/behaviour/starting.md#landing-pages.
 */
export function landingRoutes(app: PublicApp, deps: PublicApiDeps): void {
  const { store, sites, rate, publicUrl, secret, now } = deps;
  const templates = createLandingTemplates(store);
  app.get('/landing/:popupId', { schema: { params: LandingParams } }, async (request, reply) => {
    rate.count(`landing ${networkOf(request.ip)}`, CALLS_PER_MINUTE);
    const live = await sites.findByPopup(request.params.popupId);
    const popup = live?.popupById(request.params.popupId);
    if (!live || !popup) return sendUnavailable(reply, languageOf(request));
    const template = await readTemplate({ now, templates }, live, popup);
    if (template === undefined) return sendUnavailable(reply, popup.published.language);
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .header('content-security-policy', contentPolicy(publicUrl ?? ''))
      .header('permissions-policy', PERMISSIONS_POLICY)
      .header('x-content-type-options', 'nosniff')
      .send(
        compressReply(
          request,
          reply,
          landingPage({
            popup,
            site: live.site,
            template,
            callsPath: landingCallsPath(live.site.clientId, { secret, now }),
          }),
        ),
      );
  });
}

/**
 * The cleaned template of a popup's page; undefined if the popup has no page, or none at the
 * moment.
 */
async function readTemplate(
  { now, templates }: Pick<PublicApiDeps, 'now'> & { readonly templates: ReadLandingTemplate },
  { site }: RememberedSite,
  { isActive, published }: LivePopup,
): Promise<string | undefined> {
  const { templateHash: hash, mobileTemplateHash: phoneHash = hash } = published;
  const { schedule } = published.settings;
  const { timeZone, deviceFontsOnly = false } = site.settings;
  if (!isActive || !isOnSchedule(schedule, now(), timeZone)) return undefined;
  return templates({ hash, phoneHash, deviceFontsOnly });
}

function sendUnavailable(reply: FastifyReply, language: Language): FastifyReply {
  const { unavailable } = SERVER_TEXTS[language].landing;
  return sendMessagePage(reply, { ...unavailable, role: 'alert' }, language);
}

/** The first language of the visitor's browser, or English if we do not have it. */
function languageOf({ headers }: FastifyRequest): Language {
  const wanted = firstLanguage(headers['accept-language']);
  return LANGUAGES.find((language) => language === wanted) ?? 'en';
}
