import type { PopupExplanation } from '@beckon/contract/popup';
import { explainFilters } from '@beckon/popup-core/filters/explain-filters';
import type { DisplayDecision } from '../../popup/display-answer.ts';
import { explainPopups } from '../../trace/explain-popups.ts';
import { askForTraces, type ServerSide } from './ask-for-traces.ts';
import { heldBy } from './held-by.ts';
import { hideOwnerToken } from './hide-owner-token.ts';
import { openExplainPanel } from './explain-panel.ts';
import { showOwnerNotice } from './owner-notice.ts';
import type { TracedPage } from '../show-file.ts';
import type { PopupControllerDeps } from '../show/popup-controller-deps.ts';

/** Code that only owners and developers of the page use. Visitors never load it. */
export interface OwnerSide {
  explain(page: TracedPage | undefined): Promise<readonly PopupExplanation[]>;
  /**
   * Hides the owner's token, and opens the panel if the page's address asks for it. Returns a
   * function that removes the panel.
   */
  receive(explain: () => Promise<readonly PopupExplanation[]>): () => void;
  /** Returns a function that removes the notice. */
  showOwnerNotice(read: () => Promise<DisplayDecision | undefined>): () => void;
}

export function createOwnerSide(deps: PopupControllerDeps): OwnerSide {
  let asked: Promise<ServerSide> | undefined;
  return {
    async explain(page) {
      const popups = (await page?.traces()) ?? [];
      // The server is asked once, because its rules give the same result during a page view.
      if (deps.visitor.ownerToken !== undefined) asked ??= askForTraces(deps);
      const { traces = [] } = (await asked) ?? {};
      const here = popups.map((popup) => ({
        ...popup,
        filters: explainFilters(popup.details, popup.facts),
      }));
      return explainPopups(traces, here, (popup) => heldBy(deps, popup));
    },
    receive(explain) {
      // Guarded: a browser that refuses to change the address still opens the panel.
      deps.guard(() => hideOwnerToken(deps.window, deps.visitor.ownerToken))();
      if (!asksToExplain(deps.pageParameters)) return () => undefined;
      return openExplainPanel(deps, async () => ({
        popups: await explain(),
        failure: (await asked)?.failure,
      }));
    },
    showOwnerNotice: (read) => showOwnerNotice(deps, read),
  };
}

/** `beckon-explain`, in links of other servers `ppt-explain`: shows the decision trace. */
function asksToExplain(parameters: ReadonlyMap<string, string>): boolean {
  return parameters.has('beckon-explain') || parameters.has('ppt-explain');
}
