import { createBrowserPage } from '../page/browser-page.ts';
import { armWatchingTriggers } from '../triggers/watching-triggers.ts';
import type { PageContext } from './show-file.ts';
import type { ArmWatching } from './triggers-file.ts';
import { visitContext } from './visit-context.ts';

/** Opens the triggers that watch the page, for one page view. */
export function openTriggers(context: PageContext): ArmWatching {
  const watching = {
    ...visitContext(context),
    shop: context.shop,
    page: createBrowserPage({
      ...context,
      adBaitUrl: `${context.apiBase}/ads/ad-banner.js?ad_unit=1`,
    }),
  };
  return (popup, fire) => armWatchingTriggers(popup, watching, fire);
}
