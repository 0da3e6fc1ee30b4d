import { listenToClicks } from '../../banner/controls.ts';
import { keepTabIn } from '../../banner/keep-tab-in.ts';
import { listenToServiceBoxes } from '../../banner/service-boxes.ts';
import { toggleSettings } from '../../banner/toggle-settings.ts';
import { createShadowNotices } from '../../blocking/shadow-notices.ts';
import { releaseWordPressVideos } from '../../blocking/wordpress-videos.ts';
import { fromNoticeSettings } from '../../settings/from-notice-settings.ts';
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
    keepTabIn: (banner) => keepTabIn(banner, tools.listen),
    cleanUp: cleanUpOf(deps).start,
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

function shadowNoticesOf({ session, tools }: PartDeps): SeldomPart['prepareTree'] {
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
        },
        tree,
      ),
  });
}
