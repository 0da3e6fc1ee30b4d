import { viewPart } from '@beckon/popup-view';
import type { ShownTeaser } from '@beckon/popup-core/lifecycle/popup-runner';
import type { Mounted, TeaserViewProps } from '@beckon/popup-view/view-contract';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { DrawnDraft } from './use-drawn-draft.ts';

interface MountedTeaser {
  readonly draft: DrawnDraft;
  readonly teaser: ShownTeaser;
  readonly onEvent: TeaserViewProps['onEvent'];
}

/** Renders the teaser of a popup into the preview's page while it is visible. */
export function useMountedTeaser(
  place: HTMLElement | undefined,
  { draft, teaser, onEvent }: MountedTeaser,
): void {
  const { popup, html } = draft;
  const mounted = useRef<Mounted<TeaserViewProps>>(undefined);
  const handle = useEffectEvent(onEvent);
  const isShown = teaser !== undefined;
  const propsNow = useEffectEvent((): TeaserViewProps => ({
    popup,
    template: html,
    state: teaser ?? 'tab',
    language: popup.language,
    onEvent: (event) => handle(event),
  }));
  useEffect(() => {
    if (place === undefined || !isShown) return undefined;
    const host = place.ownerDocument.createElement('div');
    place.append(host);
    const view = viewPart.mountTeaser(host.attachShadow({ mode: 'open' }), propsNow());
    mounted.current = view;
    return () => {
      mounted.current = undefined;
      // Unmounted later, because React must not unmount a root while it renders.
      queueMicrotask(() => {
        host.remove();
        view.unmount();
      });
    };
  }, [place, isShown]);
  useEffect(() => mounted.current?.update(propsNow()), [popup, html, teaser]);
}
