import { useEffect, useEffectEvent, useRef } from 'react';
import { PUSH_PAGE_MS } from '../view-timings.ts';
import type { DrawnBefore, PopupViewEvent } from '../view-contract.ts';

interface PushRequest {
  readonly isPushing: boolean;
  readonly heightPx: number | undefined;
  /** A prerendered popup may have moved the page already. */
  readonly drawn: DrawnBefore | undefined;
  readonly onEvent: (event: PopupViewEvent) => void;
}

/**
 * Asks the runner to move the page down by the popup's height, or the corners up by that of a bar
 * below, and back (0) when it leaves. docs/behaviour/appearance.md#pushing-the-page.
 */
export function usePagePush({ isPushing, heightPx, drawn, onEvent }: PushRequest): void {
  const pushedBeforePx = drawn?.pushedPx ?? 0;
  const pushedPx = useRef(pushedBeforePx);
  const wantedPx = isPushing ? Math.round(heightPx ?? pushedBeforePx) : 0;
  const report = useEffectEvent(onEvent);
  useEffect(() => {
    if (wantedPx === pushedPx.current) return;
    pushedPx.current = wantedPx;
    report({ name: 'PUSH_PAGE', heightPx: wantedPx, overMs: PUSH_PAGE_MS });
  }, [wantedPx]);
}
