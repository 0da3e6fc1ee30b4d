import { useState, type ReactNode } from 'react';
import { EXTRA_TEXTS } from '@beckon/languages/extras';
import type { BlockSource } from '../template/to-elements.tsx';
import { useView } from '../view-context.ts';
import { TICKER_DEFAULT_MS, TICKER_DIVISOR } from '../view-timings.ts';

/**
 * A line of news that moves. It stops under the pointer and by its button, and does not move for
 * visitors who want less motion.
 */
export function Ticker({ source }: { readonly source: BlockSource }): ReactNode {
  const {
    props: { language, ports },
  } = useView();
  const texts = EXTRA_TEXTS[language];
  const [isPaused, setPaused] = useState(false);
  const isStill = ports.prefersReducedMotion();
  const seconds = tickerSeconds(source.data('duration'));
  return (
    <div {...source.props} data-state={isStill ? 'still' : isPaused ? 'paused' : 'moving'}>
      <div className="bkv-ticker-window">
        <div className="bkv-ticker-line" style={{ animationDuration: `${seconds}s` }}>
          <div className="bkv-ticker-items">{source.children}</div>
          {!isStill && (
            <div className="bkv-ticker-items" aria-hidden="true">
              {source.children}
            </div>
          )}
        </div>
      </div>
      {!isStill && (
        <button
          type="button"
          className="bkv-ticker-pause"
          aria-label={isPaused ? texts.resume : texts.pause}
          onClick={() => setPaused(!isPaused)}
        >
          <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
            <path d={isPaused ? 'M8 5v14l11-7z' : 'M7 5h4v14H7zM13 5h4v14h-4z'} />
          </svg>
        </button>
      )}
    </div>
  );
}

/**
 * The seconds of one round: the duration in milliseconds divided by 400. A missing duration counts
 * as 7000. docs/behaviour/popup-parts.md#ticker.
 */
export function tickerSeconds(duration: string | undefined): number {
  const ms = Number(duration);
  return (Number.isFinite(ms) && ms > 0 ? ms : TICKER_DEFAULT_MS) / TICKER_DIVISOR;
}
