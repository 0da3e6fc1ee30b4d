import type { PopupTrace } from '@beckon/contract/calls';
import type { PopupExplanation } from '@beckon/contract/popup';
import { explainRequest, readTraces } from '../../calls/explain-call.ts';
import type { DisplayDecision } from '../../popup/display-answer.ts';
import { explainPopups, type TracedPopup } from '../../trace/explain-popups.ts';
import { openExplainPanel } from './explain-panel.ts';
import { showOwnerNotice } from './owner-notice.ts';
import type { PopupControllerDeps } from '../show/popup-controller-deps.ts';

/** Code that only owners and developers of the page use. Visitors never load it. */
export interface OwnerSide {
  explain(popups: readonly TracedPopup[]): Promise<readonly PopupExplanation[]>;
  /** Returns a function that removes the panel. */
  openExplainPanel(explain: () => Promise<readonly PopupExplanation[]>): () => void;
  /** Returns a function that removes the notice. */
  showOwnerNotice(decision: DisplayDecision): () => void;
}

export function createOwnerSide(deps: PopupControllerDeps): OwnerSide {
  let asked: Promise<readonly PopupTrace[]> | undefined;
  return {
    async explain(popups) {
      // The server is asked once, because its rules give the same result during a page view.
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
