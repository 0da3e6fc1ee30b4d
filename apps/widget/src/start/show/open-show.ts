import { createPendingConversions } from '../../calls/pending-conversions.ts';
import { findEmbeddedSlots } from '../../page/embedded-slots.ts';
import { watchCookieBanner } from '../../page/cookie-banner.ts';
import { layoutFor } from '../../page/device.ts';
import { afterBanner } from '@beckon/popup-core/queue/after-banner';
import { createDisplayQueue } from '@beckon/popup-core/queue/display-queue';
import { makeRoomForConsent } from '../../render/room-for-consent.ts';
import { createPagePush } from '../../render/page-push.ts';
import { createScrollLock } from '@beckon/host-page/page/scroll-lock';
import { createAttention } from '../../visitor/attention.ts';
import { createPopupMemories } from '../../visitor/popup-memories.ts';
import { LOCAL_KEYS } from '../../visitor/storage-names.ts';
import { hasOldJquery, OLD_JQUERY } from './old-jquery.ts';
import type { Show, ShowFacts } from '../show-part.ts';
import type { OwnerSide } from './owner-side.ts';
import { startLivePopup } from './live-popup.ts';
import type { ShowParts } from './popup-ports.ts';
import { resendPending } from './send-conversion.ts';
import { createViewPorts, type ShownPartLoaders } from './view-ports.ts';

/** Opens the showing half for one page view. */
export function openShow(facts: ShowFacts, loaders: ShownPartLoaders): Show {
  const parts = createShowParts(facts, loaders);
  const { log, report, window } = facts.world;
  const ends: (() => void)[] = [
    parts.banner.stop,
    makeRoomForConsent({ ...facts.world, isPhone: () => layoutFor(window) === 'mobile' }),
  ];
  let isStopped = false;
  let loading: Promise<OwnerSide> | undefined;
  const ownerSide = (): Promise<OwnerSide> => {
    loading ??= import('./owner-side.ts').then(({ createOwnerSide }) => createOwnerSide(parts));
    return loading;
  };
  const openForOwner = (open: (side: OwnerSide) => () => void): void => {
    ownerSide()
      .then((side) => {
        if (!isStopped) ends.push(open(side));
      })
      .catch(report);
  };
  if (hasOldJquery(window)) log.say(OLD_JQUERY);
  return {
    run: (popup) => startLivePopup(parts, popup),
    resendPending: () => void resendPending(facts.world, parts.pending).catch(report),
    explain: async (popups) => (await ownerSide()).explain(popups),
    openExplainPanel: (explain) => openForOwner((side) => side.openExplainPanel(explain)),
    showOwnerNotice: (decision) => openForOwner((side) => side.showOwnerNotice(decision)),
    stop() {
      isStopped = true;
      ends.forEach((end) => end());
      parts.queue.stop();
      parts.pagePush.undoAll();
    },
  };
}

function createShowParts(facts: ShowFacts, loaders: ShownPartLoaders): ShowParts {
  const {
    window: { document },
    local,
    clock,
  } = facts.world;
  const banner = watchCookieBanner(facts.world);
  return {
    ...facts,
    banner,
    memories: createPopupMemories(facts.world.cookies, local, clock),
    attention: createAttention(local, facts.visitor.visit),
    queue: afterBanner(createDisplayQueue(clock), banner),
    pending: createPendingConversions(
      {
        readJson: () => local.readJson(LOCAL_KEYS.pendingConversions),
        write(text) {
          if (text === '[]') local.remove(LOCAL_KEYS.pendingConversions);
          else local.set(LOCAL_KEYS.pendingConversions, text);
        },
      },
      () => clock.now(),
    ),
    scrollLock: createScrollLock(document),
    pagePush: createPagePush(document),
    loadExplain: loaders.explain,
    viewPorts: createViewPorts({ ...facts, loaders }),
    slotFor: (popupId) => findEmbeddedSlots(document).get(popupId),
  };
}
