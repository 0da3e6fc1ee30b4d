import { createReactions } from '@beckon/popup-core/lifecycle/reactions/popup-reactions';
import { hasOldJquery, OLD_JQUERY } from '../../page/old-jquery.ts';
import { answerVisitor, sendKept } from './answer-visitor.ts';
import { drawForVisitor } from './draw-for-visitor.ts';
import { followUse } from './follow-use.ts';
import { followProductChoice } from './follow-product-choice.ts';
import { loadFreeMail } from './load-free-mail.ts';
import type { PopupControllerDeps } from './popup-controller-deps.ts';
import { reportInteraction } from './report-interaction.ts';
import type { Responses } from './responses.ts';

/** Creates the responses to visitors of this page. */
export function createResponses(deps: PopupControllerDeps): Responses {
  if (hasOldJquery(deps.window)) deps.log.say(OLD_JQUERY);
  return {
    reactions: createReactions(followUse(deps)),
    answer: (run, effect, send) => answerVisitor(deps, run, { effect, send }),
    sendKept: (run, kept, send) => sendKept(deps, run, { kept, send }),
    draw: (popup, viewId) => drawForVisitor(deps, popup, viewId),
    followProductChoice: (popup, product) => followProductChoice(deps, popup, product),
    reportInteraction: (popup, viewId) => reportInteraction(deps, popup, viewId),
    loadFreeMail: () => loadFreeMail(deps),
  };
}
