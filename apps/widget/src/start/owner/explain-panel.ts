import type { ExplainPanelProps } from '@beckon/popup-view/explain';
import { createPopupHost } from '../../render/popup-host.ts';
import { EXPLAIN_REFRESH_MS } from '../../timings.ts';
import type { PopupControllerDeps } from '../show/popup-controller-deps.ts';

/**
 * Shows the owner, on the page itself, why each popup shows or does not show, and refreshes it.
 * Returns a function that removes the panel.
 */
export function openExplainPanel(
  {
    window: { document, location },
    clock,
    report,
    loadExplain,
  }: Pick<PopupControllerDeps, 'window' | 'clock' | 'report' | 'loadExplain'>,
  explain: () => Promise<Pick<ExplainPanelProps, 'popups' | 'failure'>>,
): () => void {
  const parameters = new URLSearchParams(location.search);
  // Without an id, the address asks about all popups.
  const popupId = parameters.get('beckon-explain') || parameters.get('ppt-explain') || undefined;
  let close = (): void => undefined;
  let isWanted = true;
  const end = (): void => {
    isWanted = false;
    close();
  };
  const open = async (): Promise<void> => {
    const part = await loadExplain();
    if (!isWanted || part === undefined) return;
    const host = createPopupHost({ document, popupId: 'explain', kind: 'popup' });
    // The panel opens before the server has answered, so that the owner sees that something is
    // loading.
    const panel = part.mountExplain(host.shadow, { popups: undefined, popupId, onClose: end });
    const place = (): void => standWhereClicksReach(document, host.shadow.host);
    const refresh = async (): Promise<void> => {
      place();
      const next = await explain();
      if (isWanted) panel.update({ ...next, popupId, onClose: end });
    };
    const look = (): void => void refresh().catch(report);
    const stopClock = clock.every(EXPLAIN_REFRESH_MS, look);
    close = () => {
      stopClock();
      panel.unmount();
      host.remove();
    };
    look();
  };
  open().catch(report);
  return end;
}

/**
 * A modal popup makes the rest of the page inert, whatever its z-index. While such a popup is open,
 * the panel is put into its dialog.
 */
function standWhereClicksReach(document: Document, panel: Element): void {
  const dialogs = [...document.querySelectorAll('[data-beckon=popup]')].flatMap(
    ({ shadowRoot }) => shadowRoot?.querySelector('dialog[open]') ?? [],
  );
  const place = dialogs.at(-1) ?? document.body;
  if (panel.parentNode !== place) place.append(panel);
}
