import { createPendingConversions } from '../../calls/pending-conversions.ts';
import { findEmbeddedSlots } from '../../page/embedded-slots.ts';
import { createDisplayQueue } from '../../queue/display-queue.ts';
import { createPagePush } from '../../render/page-push.ts';
import { createScrollLock } from '../../render/scroll-lock.ts';
import { createAttention } from '../../visitor/attention.ts';
import { createPopupMemories } from '../../visitor/popup-memories.ts';
import { LOCAL_KEYS } from '../../visitor/storage-names.ts';
import type { Show, ShowFacts } from '../show-part.ts';
import { startLivePopup } from './live-popup.ts';
import type { ShowParts } from './popup-ports.ts';
import { resendPending } from './send-conversion.ts';
import { createViewPorts } from './view-ports.ts';

/** Opens the showing half for one page view. */
export function openShow(facts: ShowFacts): Show {
  const parts = createShowParts(facts);
  return {
    run: (ends) => startLivePopup(parts, ends),
    resendPending: () => void resendPending(facts.world, parts.pending),
    stop: () => parts.pagePush.undo(),
  };
}

function createShowParts(facts: ShowFacts): ShowParts {
  const { window: { document }, local, clock } = facts.world;
  return {
    ...facts,
    memories: createPopupMemories(facts.world.cookies, local, clock),
    attention: createAttention(facts.world.session, facts.visitor.visit),
    queue: createDisplayQueue(),
    pending: createPendingConversions({
      readJson: () => local.readJson(LOCAL_KEYS.pendingConversions), write: (text) => local.set(LOCAL_KEYS.pendingConversions, text),
    }, () => clock.now()),
    scrollLock: createScrollLock(document),
    pagePush: createPagePush(document),
    viewPorts: createViewPorts(facts.world),
    slotFor: (popupId) => findEmbeddedSlots(document).get(popupId),
  };
}
