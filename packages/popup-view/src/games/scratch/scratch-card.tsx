import { type ReactNode, useRef, useState } from 'react';
import type { GameProps } from '../game-props.ts';
import { CALM_FADE_MS, SCRATCH_REVEAL_MS } from '../game-timings.ts';
import { lettersFor } from '../letters-for.ts';
import { Outcome } from '../outcome.tsx';
import { shownLabel } from '../shown-label.ts';
import { useEndOnce } from '../use-end-once.ts';
import { useScratching } from './use-scratching.ts';

/**
 * Gamified format_2: the prize is drawn at the first touch, and is under the cover. When half of
 * the cover is gone, the result follows 3 s later. A button reveals everything for visitors who
 * cannot rub. docs/behaviour/games.md#scratch-card.
 */
export function ScratchCard({ prize, calm, texts, onPlay, onEnd }: GameProps): ReactNode {
  const isAsked = useRef(false);
  const [isRevealed, setRevealed] = useState(false);
  const [isOver, setOver] = useState(false);
  const ask = (): void => {
    if (isAsked.current) return;
    isAsked.current = true;
    onPlay();
  };
  const { canvas, clear } = useScratching({
    hint: texts.scratchHint,
    onFirstTouch: ask,
    onEnough: () => setRevealed(true),
  });
  useEndOnce(isRevealed && prize !== undefined, calm ? CALM_FADE_MS : SCRATCH_REVEAL_MS, () => {
    setOver(true);
    onEnd();
  });

  const revealAll = (): void => {
    ask();
    clear();
    setRevealed(true);
  };
  return (
    <div
      className="bk-scratch"
      data-state={isOver ? 'over' : isRevealed ? 'revealed' : 'covered'}
      role="group"
      aria-label={texts.scratchName}
    >
      <div className="bk-scratch-card">
        <Underneath prize={prize} texts={texts} />
        <canvas className="bk-scratch-cover" aria-hidden="true" ref={canvas} />
      </div>
      {/* A disabled button would lose the focus to an inert page until the result is shown. */}
      <button
        type="button"
        className="bk-scratch-reveal"
        onClick={() => !isRevealed && revealAll()}
        aria-disabled={isRevealed}
      >
        {texts.reveal}
      </button>
      <Outcome prize={prize} isAnnounced={isRevealed} isAwaited={isRevealed} texts={texts} />
    </div>
  );
}

/** The content under the cover. Screen readers announce the outcome in a separate sentence. */
function Underneath({ prize, texts }: Pick<GameProps, 'prize' | 'texts'>): ReactNode {
  const label = prize ? shownLabel(prize, texts) : '…';
  return (
    <p className="bk-scratch-prize" aria-hidden="true" style={lettersFor(label)}>
      {prize?.isWinning === true && label === prize.label && <small>{texts.won}</small>}
      <span dir="auto">{label}</span>
    </p>
  );
}
