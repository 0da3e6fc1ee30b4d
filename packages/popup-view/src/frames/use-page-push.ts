import { useEffect, useEffectEvent, useRef } from 'react';
import { PUSH_PAGE_MS } from '../view-timings.ts';
import type { DrawnBefore, PopupViewEvent } from '../view-contract.ts';

interface PushRequest {
  readonly isPushing: boolean;
  readonly heightPx: number | undefined;
  /** Set for a prerendered popup, which may already have moved the page. */
  readonly drawn: DrawnBefore | undefined;
  readonly onEvent: (event: PopupViewEvent) => void;
}

/**
 * Asks the runner to make room for the popup's height: to move the page down, and to keep popups in
 * the corners away from a bar. Asks to give it back (0) when the popup closes.
 * docs/behaviour/appearance.md#pushing-the-page.
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
