import type { PopupTrace } from '@beckon/contract/calls';
import type { PopupExplanation } from '@beckon/contract/popup';
import { explainRequest, readTraces } from '../../calls/explain-call.ts';
import type { DisplayDecision } from '../../popup/display-answer.ts';
import { explainPopups, type TracedPopup } from '../../trace/explain-popups.ts';
import { openExplainPanel } from './explain-panel.ts';
import { showOwnerNotice } from './owner-notice.ts';
import type { PopupControllerDeps } from '../show/popup-controller-deps.ts';

/** What only owners and those who build a page ask for; no visitor loads it. */
export interface OwnerSide {
  explain(popups: readonly TracedPopup[]): Promise<readonly PopupExplanation[]>;
  /** Returns a function that takes the panel away. */
  openExplainPanel(explain: () => Promise<readonly PopupExplanation[]>): () => void;
  /** Returns a function that takes the notice away. */
  showOwnerNotice(decision: DisplayDecision): () => void;
}

export function createOwnerSide(deps: PopupControllerDeps): OwnerSide {
  let asked: Promise<readonly PopupTrace[]> | undefined;
  return {
    async explain(popups) {
      // The rules of a page view do not change while it lasts: the server is asked once.
      if (deps.visitor.ownerToken !== undefined) asked ??= askForTraces(deps);
      return explainPopups((await asked) ?? [], popups);
    },
    openExplainPanel: (explain) => openExplainPanel(deps, explain),
    showOwnerNotice: (decision) => showOwnerNotice(deps, decision),
  };
}

async function askForTraces({
  call,
  apiBase,
  visitor,
}: PopupControllerDeps): Promise<readonly PopupTrace[]> {
  const answer = await call('explain', explainRequest(apiBase, visitor.facts()), readTraces);
  return answer.ok ? answer.value : [];
}
