import { useEffect, useEffectEvent, useRef } from 'react';
import { PUSH_PAGE_MS } from '../view-timings.ts';
import type { PopupViewEvent } from '../view-contract.ts';

interface PushRequest {
  readonly isPushing: boolean;
  readonly heightPx: number | undefined;
  readonly onEvent: (event: PopupViewEvent) => void;
}

/**
 * Asks the runner to move the page down by the popup's height, or the corners up by that of a bar
 * below, and back (0) when it leaves. docs/behaviour/appearance.md#pushing-the-page.
 */
export function usePagePush({ isPushing, heightPx, onEvent }: PushRequest): void {
  const pushedPx = useRef(0);
  const wantedPx = isPushing ? Math.round(heightPx ?? 0) : 0;
  const report = useEffectEvent(onEvent);
  useEffect(() => {
    if (wantedPx === pushedPx.current) return;
    pushedPx.current = wantedPx;
    report({ name: 'PUSH_PAGE', heightPx: wantedPx, overMs: PUSH_PAGE_MS });
  }, [wantedPx]);
}
