import { buildTags, viewPart } from '@beckon/popup-view';
import type { PopupViewModel } from '@beckon/popup-core/lifecycle/view/popup-view-model';
import { lifeProps } from '@beckon/popup-core/lifecycle/view/view-props';
import type { Mounted, PopupViewEvent, PopupViewProps } from '@beckon/popup-view/view-contract';
import { useEffect, useEffectEvent, useRef } from 'react';
import { previewPorts } from '../../../lib/preview/view-ports.ts';
import type { DrawnDraft } from './use-drawn-draft.ts';

function propsFor(
  { popup, html, layout, timeZone }: DrawnDraft,
  viewModel: PopupViewModel,
  onEvent: (event: PopupViewEvent) => void,
): PopupViewProps {
  const { prize } = viewModel;
  return {
    // The timer shows zero after it has run out. On a site, the popup would not show at all.
    ...(popup.appearance.timer === undefined ? {} : { timerLeftMs: 0 }),
    ...lifeProps(popup, viewModel),
    template: html,
    layout,
    isPreview: false,
    pageParameters: new Map(),
    order: 0,
    ports: previewPorts,
    onEvent,
    tags: buildTags({
      language: popup.language,
      nowMs: Date.now(),
      timeZone,
      ...(prize === undefined ? {} : { prize }),
    }),
  };
}

interface MountedPopup {
  readonly draft: DrawnDraft;
  readonly viewModel: PopupViewModel | undefined;
  readonly onEvent: (event: PopupViewEvent) => void;
}

/**
 * Renders the draft into the preview's page with the visitor's view while the popup is visible, and
 * updates it.
 */
export function useMountedPopup(
  place: HTMLElement | undefined,
  { draft, viewModel, onEvent }: MountedPopup,
): void {
  const mounted = useRef<Mounted<PopupViewProps>>(undefined);
  const isShown = viewModel !== undefined;
  const handle = useEffectEvent(onEvent);
  const mount = useEffectEvent((shadow: ShadowRoot, onViewEvent: typeof onEvent) =>
    viewModel === undefined
      ? undefined
      : viewPart.mountPopup(shadow, propsFor(draft, viewModel, onViewEvent)),
  );

  useEffect(() => {
    if (place === undefined || !isShown) return undefined;
    const host = place.ownerDocument.createElement('div');
    place.append(host);
    const shadow = host.attachShadow({ mode: 'open' });
    const view = mount(shadow, (event) => handle(event));
    adoptPreviewCss(shadow, place.ownerDocument);
    mounted.current = view;
    return () => {
      mounted.current = undefined;
      // Unmounted later, because React must not unmount a root while it renders. The host is
      // removed first, because the page may be gone with its frame by then.
      queueMicrotask(() => {
        host.remove();
        view?.unmount();
      });
    };
  }, [place, isShown]);

  useEffect(() => {
    if (viewModel === undefined) return;
    mounted.current?.update(propsFor(draft, viewModel, (event) => handle(event)));
  }, [draft, viewModel]);
}

/**
 * Phones show scroll bars over the page. Those of a computer would take space from the popup. And
 * without the markers at the popup's ends, Tab goes on from the preview into the editor.
 */
function adoptPreviewCss(shadow: ShadowRoot, page: Document): void {
  const sheet = new (page.defaultView ?? window).CSSStyleSheet();
  sheet.replaceSync('*{scrollbar-width:none}[data-focus-edge]{display:none}');
  shadow.adoptedStyleSheets = [...shadow.adoptedStyleSheets, sheet];
}
