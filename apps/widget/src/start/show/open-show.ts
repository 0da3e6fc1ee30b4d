import type { PopupTrace } from '@beckon/contract/calls';
import { explainRequest, readTraces } from '../../calls/explain-call.ts';
import { createPendingConversions } from '../../calls/pending-conversions.ts';
import { findEmbeddedSlots } from '../../page/embedded-slots.ts';
import { createDisplayQueue } from '../../queue/display-queue.ts';
import { createPagePush } from '../../render/page-push.ts';
import { createScrollLock } from '../../render/scroll-lock.ts';
import { explainPopups } from '../../trace/explain-popups.ts';
import { createAttention } from '../../visitor/attention.ts';
import { createPopupMemories } from '../../visitor/popup-memories.ts';
import { LOCAL_KEYS } from '../../visitor/storage-names.ts';
import { openExplainPanel } from './explain-panel.ts';
import { hasOldJquery, OLD_JQUERY } from './old-jquery.ts';
import { showOwnerNotice } from './owner-notice.ts';
import type { Show, ShowFacts } from '../show-part.ts';
import { startLivePopup } from './live-popup.ts';
import type { ShowParts } from './popup-ports.ts';
import { resendPending } from './send-conversion.ts';
import { createViewPorts, type ViewPartLoaders } from './view-ports.ts';

/** Opens the showing half for one page view. */
export function openShow(facts: ShowFacts, loaders: ViewPartLoaders): Show {
  const parts = createShowParts(facts, loaders);
  const ends: (() => void)[] = [];
  if (hasOldJquery(facts.world.window)) facts.world.log.say(OLD_JQUERY);
  const askServer = rememberAnswer(askForTraces);
  return {
    run: (ends) => startLivePopup(parts, ends),
    resendPending: () => void resendPending(facts.world, parts.pending).catch(facts.world.report),
    async explain(popups) {
      const serverTraces = facts.visitor.ownerToken === undefined ? [] : await askServer(facts);
      return explainPopups(serverTraces, popups);
    },
    openExplainPanel: (explain) => void ends.push(openExplainPanel(facts.world, explain)),
    showOwnerNotice: (decision, restriction) => void ends.push(showOwnerNotice(parts, decision, restriction)),
    stop() {
      ends.forEach((end) => end());
      parts.pagePush.undoAll();
    },
  };
}

async function askForTraces({ world: { call, apiBase }, visitor }: ShowFacts): Promise<readonly PopupTrace[]> {
  const answer = await call('explain', explainRequest(apiBase, visitor.facts()), readTraces);
  return answer.ok ? answer.value : [];
}

/** The rules of a page view do not change while it lasts: the server is asked once. */
function rememberAnswer<Asked, Answer>(ask: (asked: Asked) => Promise<Answer>): (asked: Asked) => Promise<Answer> {
  let answer: Promise<Answer> | undefined;
  return (asked) => {
    answer ??= ask(asked);
    return answer;
  };
}

function createShowParts(facts: ShowFacts, loaders: ViewPartLoaders): ShowParts {
  const { window: { document }, local, clock } = facts.world;
  return {
    ...facts,
    memories: createPopupMemories(facts.world.cookies, local, clock),
    attention: createAttention(local, facts.visitor.visit),
    queue: createDisplayQueue(),
    pending: createPendingConversions({
      readJson: () => local.readJson(LOCAL_KEYS.pendingConversions), write: (text) => local.set(LOCAL_KEYS.pendingConversions, text),
    }, () => clock.now()),
    scrollLock: createScrollLock(document),
    pagePush: createPagePush(document),
    viewPorts: createViewPorts({ ...facts, loaders }),
    slotFor: (popupId) => findEmbeddedSlots(document).get(popupId),
  };
}
