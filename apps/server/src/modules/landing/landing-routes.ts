import { withoutWebFonts } from '@beckon/templates';
import { unknownPopup } from '../../errors.ts';
import { landingCallsPath } from '../../http/landing-ticket.ts';
import { PERMISSIONS_POLICY } from '../../http/secure-headers.ts';
import { popupOfSite, PopupParams } from '../../http/site-of-call.ts';
import { compressReply } from '../../http/compress.ts';
import { networkOf } from '../../lib/network-of.ts';
import type { PublicApp, PublicApiDeps } from '../../public-api-deps.ts';
import { asksPassword } from './asks-password.ts';
import { cleanMarkup } from './clean-markup.ts';
import { landingPage } from './landing-page.ts';

const CALLS_PER_MINUTE = 600;
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
export function landingRoutes(
  app: PublicApp,
  { sites, store, rate, publicUrl, secret, now }: PublicApiDeps,
): void {
  app.get('/landing/:popupId', { schema: { params: PopupParams } }, async (request, reply) => {
    rate.count(`landing ${networkOf(request.ip)}`, CALLS_PER_MINUTE);
    const live = await sites.findByPopup(request.params.popupId);
    if (!live) throw unknownPopup();
    const popup = popupOfSite(live, request.params.popupId);
    const { templateHash, mobileTemplateHash = templateHash } = popup.published;
    const template = await store.templateHtml(templateHash);
    const phoneTemplate = await store.templateHtml(mobileTemplateHash);
    if (!popup.isActive || template === undefined) throw unknownPopup();
    // Our script draws the original templates, so parts that the picture leaves out count, too.
    if ([template, phoneTemplate ?? ''].some(asksPassword)) throw unknownPopup();
    const { deviceFontsOnly } = live.site.settings;
    const clean = cleanMarkup(deviceFontsOnly === true ? withoutWebFonts(template) : template);
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
            template: clean,
            callsPath: landingCallsPath(live.site.clientId, { secret, now }),
          }),
        ),
      );
  });
}
