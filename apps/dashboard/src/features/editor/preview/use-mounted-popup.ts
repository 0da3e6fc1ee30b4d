import { popupFromDraft } from '@beckon/popup-core/popup/popup-from-draft';
import { buildTags, parseTimer, timerLeftMs, viewPart } from '@beckon/popup-view';
import type { Mounted, PopupViewEvent, PopupViewProps } from '@beckon/popup-view/view-contract';
import type { PopupDetail } from '@beckon/contract/owner-calls';
import type { Layout } from '@beckon/contract/values';
import { useEffect, useRef, useState } from 'react';
import { previewPorts } from '../../../lib/preview/view-ports.ts';
import { buildFakePage } from './fake-page.ts';
import type { PreviewRun } from './preview-run.ts';

export interface PreviewedDraft {
  readonly popup: PopupDetail;
  readonly html: string;
  readonly layout: Layout;
  readonly timeZone: string;
}

const TICK_MS = 1000;

function propsFor(
  draft: PreviewedDraft,
  run: PreviewRun,
  openedAtMs: number,
  onEvent: (event: PopupViewEvent) => void,
): PopupViewProps {
  const { popup, html, layout, timeZone } = draft;
  const now = Date.now();
  const timer =
    popup.settings.appearance.timer === undefined
      ? undefined
      : parseTimer(popup.settings.appearance.timer.value);
  return {
    popup: popupFromDraft(popup, html),
    template: html,
    phase: run.phase === 'closing' ? 'closing' : 'open',
    screen: run.screen,
    submit: run.submit,
    layout,
    language: popup.language,
    isPreview: false,
    closeReadyInSeconds: 0,
    pageParameters: new Map(),
    order: 0,
    ports: previewPorts,
    onEvent,
    tags: buildTags({
      language: popup.language,
      nowMs: now,
      timeZone,
      ...(run.prize === undefined ? {} : { prize: run.prize }),
    }),
    ...(run.prize === undefined ? {} : { prize: run.prize }),
    ...(timer === undefined ? {} : { timerLeftMs: timerLeftMs(timer, openedAtMs, now) }),
  };
}

/**
 * Draws the draft into the document of a preview frame with the visitor's own view, and keeps it up
 * to date.
 */
export function useMountedPopup(
  page: Document | undefined,
  draft: PreviewedDraft,
  run: PreviewRun,
  onEvent: (event: PopupViewEvent) => void,
): void {
  const mounted = useRef<Mounted<PopupViewProps>>(undefined);
  const [openedAtMs] = useState(() => Date.now());
  const [tick, setTick] = useState(0);
  const isShown = run.phase !== 'closed';
  const latest = useRef({ draft, run, onEvent });
  latest.current = { draft, run, onEvent };
  const hasTimer = draft.popup.settings.appearance.timer !== undefined;

  useEffect(() => {
    if (page === undefined || !isShown) return undefined;
    const host = page.createElement('div');
    buildFakePage(page).append(host);
    const handle = (event: PopupViewEvent) => latest.current.onEvent(event);
    const shadow = host.attachShadow({ mode: 'open' });
    const view = viewPart.mountPopup(
      shadow,
      propsFor(latest.current.draft, latest.current.run, openedAtMs, handle),
    );
    hideScrollBars(shadow, page);
    mounted.current = view;
    return () => {
      mounted.current = undefined;
      // Taken apart outside of the drawing that React is in, and out of its page: that may be gone with its frame by now.
      queueMicrotask(() => {
        host.remove();
        view.unmount();
      });
    };
  }, [page, isShown, openedAtMs]);

  useEffect(() => {
    mounted.current?.update(
      propsFor(draft, run, openedAtMs, (event) => latest.current.onEvent(event)),
    );
  }, [draft, run, openedAtMs, tick]);

  useEffect(() => {
    if (!hasTimer) return undefined;
    const interval = setInterval(() => setTick((count) => count + 1), TICK_MS);
    return () => clearInterval(interval);
  }, [hasTimer]);
}

/** Phones lay theirs over the page; a computer's would take room away from the popup. */
function hideScrollBars(shadow: ShadowRoot, page: Document): void {
  const sheet = new (page.defaultView ?? window).CSSStyleSheet();
  sheet.replaceSync('*{scrollbar-width:none}');
  shadow.adoptedStyleSheets = [...shadow.adoptedStyleSheets, sheet];
}
