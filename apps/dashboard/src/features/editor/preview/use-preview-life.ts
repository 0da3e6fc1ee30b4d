import { parseTimer, timerLeftMs } from '@beckon/popup-view';
import type { Popup } from '@beckon/contract/popup';
import type { Clock } from '@beckon/host-page/clock';
import { browserClock } from '@beckon/host-page/clock';
import { useEffect, useRef, useState } from 'react';
import {
  createPreviewLife,
  type PreviewedLife,
  type PreviewedPopup,
  type PreviewLife,
} from './preview-life.ts';
import type { PreviewStart } from './preview-starts.ts';
import type { DrawnDraft } from './use-drawn-draft.ts';

interface RunningPreview extends Pick<PreviewLife, 'handleViewEvent' | 'handleTeaserEvent'> {
  /** Undefined until the preview has started. */
  readonly life: PreviewedLife | undefined;
  /** Starts the preview again. */
  restart(): void;
}

/**
 * Runs callbacks unwrapped, so that errors are shown in the console like all errors of the
 * dashboard.
 */
const clock: Clock = browserClock((run) => run);

function timerOf({ appearance: { timer } }: Popup): number | undefined {
  const parsed = timer && parseTimer(timer.value);
  const nowMs = clock.now();
  return parsed && timerLeftMs(parsed, nowMs, nowMs);
}

/** Runs the draft's popup while the preview is mounted, and updates it when the draft changes. */
export function usePreviewLife(
  { popup, settings }: Pick<DrawnDraft, 'popup' | 'settings'>,
  start: PreviewStart,
): RunningPreview {
  const [life, setLife] = useState<PreviewedLife>();
  const [round, setRound] = useState(0);
  const running = useRef<PreviewLife>(undefined);
  const latest = useRef<PreviewedPopup>(undefined);

  useEffect(() => {
    const previewed = { popup, settings, timerLeftMs: timerOf(popup) };
    latest.current = previewed;
    running.current?.update(previewed);
  }, [popup, settings]);
  useEffect(() => {
    if (latest.current === undefined) return undefined;
    const created = createPreviewLife(latest.current, {
      start,
      clock,
      random: Math.random,
      onChange: setLife,
    });
    running.current = created;
    return () => {
      running.current = undefined;
      created.stop();
    };
  }, [start, round]);

  return {
    life,
    restart: () => setRound((count) => count + 1),
    handleViewEvent: (event) => running.current?.handleViewEvent(event),
    handleTeaserEvent: (event) => running.current?.handleTeaserEvent(event),
  };
}
