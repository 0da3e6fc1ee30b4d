import { type ReactNode, useState } from 'react';
import type { GameProps } from '../game-props.ts';
import { CALM_FADE_MS, GIFT_OPENING_MS } from '../game-timings.ts';
import { Outcome } from '../outcome.tsx';
import { useEndOnce } from '../use-end-once.ts';
import { GiftDrawing } from './gift-drawing.tsx';

const BOXES = [1, 2, 3] as const;

/** Gamified format_3: one of three boxes; the choice is the visitor's, the draw is the server's. Interaction spec §2.3, §4.4. */
export function GiftBoxes({ prize, calm, texts, onPlay, onEnd }: GameProps): ReactNode {
  const [chosen, setChosen] = useState<number>();
  const [isOver, setOver] = useState(false);
  const isOpening = chosen !== undefined && prize !== undefined;
  useEndOnce(isOpening, calm ? CALM_FADE_MS : GIFT_OPENING_MS, () => {
    setOver(true);
    onEnd();
  });

  const choose = (box: number): void => {
    if (chosen !== undefined) return;
    setChosen(box);
    onPlay();
  };
  const stateOf = (box: number): string => {
    if (chosen === undefined) return 'ready';
    if (box !== chosen) return 'passed';
    return isOpening ? 'opening' : 'chosen';
  };
  return (
    <div className="bk-gifts" data-state={isOver ? 'over' : 'playing'} data-calm={calm} role="group" aria-label={texts.chooseBox}>
      {BOXES.map((box) => (
        <button
          key={box} type="button" className="bk-gift" data-state={stateOf(box)} aria-label={texts.box(box)}
          aria-disabled={chosen !== undefined} onClick={() => choose(box)}
        >
          <span className="bk-gift-prize" aria-hidden="true">{box === chosen && prize ? prize.label : ''}</span>
          <GiftDrawing />
        </button>
      ))}
      <Outcome prize={prize} isTold={isOver} texts={texts} />
    </div>
  );
}
