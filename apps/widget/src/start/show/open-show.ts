import { popupFromWire } from '../../calls/from-wire-popup.ts';
import { createPendingConversions } from '../../calls/pending-conversions.ts';
import { createPopupRunner, type PopupRunner } from '../../lifecycle/popup-runner.ts';
import { findEmbeddedSlots } from '../../page/embedded-slots.ts';
import { createDisplayQueue } from '../../queue/display-queue.ts';
import { createPagePush } from '../../render/page-push.ts';
import { createScrollLock } from '../../render/scroll-lock.ts';
import { explainPopups } from '../../trace/explain-popups.ts';
import { LOCAL_KEYS } from '../../visitor/storage-names.ts';
import type { PopupEnds, Show, ShowFacts } from '../show-part.ts';
import { createPopupPorts, type ShowParts } from './popup-ports.ts';
import { resendPending } from './send-conversion.ts';
import { createViewPorts } from './view-ports.ts';

/** Opens the showing half for one page view. */
export function openShow(facts: ShowFacts): Show {
  const parts = createShowParts(facts);
  return {
    run: (ends) => runPopup(parts, ends),
    resendPending: () => void resendPending(facts.world, parts.pending),
    explain: (popups) => Promise.resolve(explainPopups([], popups)),
    stop: () => parts.pagePush.undo(),
  };
}

function createShowParts(facts: ShowFacts): ShowParts {
  const { window: { document }, local, clock } = facts.world;
  return {
    ...facts,
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

function runPopup(parts: ShowParts, ends: PopupEnds): ReturnType<Show['run']> {
  const popup = popupFromWire(ends.known, parts.world.apiBase);
  if (typeof popup === 'string') {
    parts.world.log.warn(`not shown: ${popup}`);
    return undefined;
  }
  const runner: PopupRunner = createPopupRunner(popup, createPopupPorts(parts, {
    ...ends,
    popup,
    onViewEvent: (event) => runner.handleViewEvent(event),
    onTeaserEvent: (event) => runner.handleTeaserEvent(event),
  }));
  return runner;
}
