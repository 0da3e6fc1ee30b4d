import { armAutoDismiss } from '../../banner/auto-dismiss.ts';
import { listenToClicks } from '../../banner/controls.ts';
import { keepTabIn } from '../../banner/keep-tab-in.ts';
import { listenToServiceBoxes } from '../../banner/service-boxes.ts';
import { toggleSettings } from '../../banner/toggle-settings.ts';
import { createShadowNotices } from '../../blocking/shadow-notices.ts';
import { releaseWordPressVideos } from '../../blocking/wordpress-videos.ts';
import { fromBannerSettings } from '../../settings/from-banner-settings.ts';
import { fromNoticeSettings } from '../../settings/from-notice-settings.ts';
import { RELOAD_DELAY_MS } from '../../consent/draft.ts';
import type { PartDeps, SeldomPart } from '../page-parts.ts';
import { fillCookieList } from './fill-cookie-list.ts';
import { fillPanel } from './fill-panel.ts';
import { cleanUpOf } from './start-clean-up.ts';

/** Creates the functions that only a few sites and pages need. */
export function createPart(deps: PartDeps): SeldomPart {
  const { session, tools } = deps;
  if (session.settings.isPerService)
    listenToServiceBoxes({
      ...tools,
      act: session.act,
      answerFor: (service) => session.cookies.read().services[service],
      mayRun: session.hasService,
    });
  return {
    toggleSettings,
    printAgain: printAgainOf(deps),
    armAutoDismiss: () =>
      armAutoDismiss({
        ...tools,
        settings: fromBannerSettings(session.raw),
        dismiss: () => session.act({ type: 'auto-dismiss' }),
      }),
    keepTabIn: (banner) => keepTabIn(banner, tools.listen),
    cleanUp: cleanUpOf(deps),
    releaseVideos: (isAllowed) => releaseWordPressVideos(tools.window, tools.clock, isAllowed),
    fillPanel: async () => {
      await Promise.all([fillPanel(deps), fillCookieList(deps)]);
    },
    prepareTree: shadowNoticesOf(deps),
    reportFallbackStyles: () =>
      tools.log.say(
        'Fallback default css file used. Please re-save banner settings, or check file writing permissions in uploads directory',
      ),
  };
}

/** An area of the page that the site's server prints again, with its content, after consent. */
const PRINTED_AREA = '.cmplz-consent-area:not(.cmplz-placeholder)';
const ACCEPTS = '[class*=cmplz-accept]';

function printAgainOf({ tools: { window, clock } }: PartDeps): SeldomPart['printAgain'] {
  return (button) => {
    if (button.closest(PRINTED_AREA) === null || !button.matches(ACCEPTS)) return;
    // A server that gets no cookie would print the same again.
    if (!window.navigator.cookieEnabled) return;
    clock.after(RELOAD_DELAY_MS, () => window.location.reload());
  };
}

function shadowNoticesOf(deps: PartDeps): SeldomPart['prepareTree'] {
  const { session, tools } = deps;
  return createShadowNotices({
    ...tools,
    address: fromNoticeSettings(session.raw).pageStyles,
    listenIn: (tree) =>
      listenToClicks(
        {
          ...tools,
          isPerService: session.settings.isPerService,
          act: session.act,
          soon: (run) => run(),
          toggleSettings,
          printAgain: printAgainOf(deps),
        },
        tree,
      ),
  });
}
