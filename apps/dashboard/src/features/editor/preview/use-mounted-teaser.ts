import { popupFromDraft } from '@beckon/popup-core/popup/popup-from-draft';
import { viewPart } from '@beckon/popup-view';
import type { Mounted, TeaserViewProps } from '@beckon/popup-view/view-contract';
import { useEffect, useRef } from 'react';
import { buildFakePage } from './fake-page.ts';
import type { PreviewedDraft } from './use-mounted-popup.ts';

/** Draws the tab of a closed popup into the document of a preview frame while it is shown. */
export function useMountedTeaser(
  page: Document | undefined,
  { popup, html }: PreviewedDraft,
  isShown: boolean,
  onEvent: TeaserViewProps['onEvent'],
): void {
  const mounted = useRef<Mounted<TeaserViewProps>>(undefined);
  const props: TeaserViewProps = {
    popup: popupFromDraft(popup, html),
    template: html,
    state: 'tab',
    language: popup.language,
    onEvent,
  };
  const latest = useRef(props);
  latest.current = props;
  useEffect(() => {
    if (page === undefined || !isShown) return undefined;
    const host = page.createElement('div');
    buildFakePage(page).append(host);
    const view = viewPart.mountTeaser(host.attachShadow({ mode: 'open' }), latest.current);
    mounted.current = view;
    return () => {
      mounted.current = undefined;
      // Taken apart outside of the drawing that React is in.
      queueMicrotask(() => {
        host.remove();
        view.unmount();
      });
    };
  }, [page, isShown]);
  useEffect(() => mounted.current?.update(latest.current), [popup, html]);
}
