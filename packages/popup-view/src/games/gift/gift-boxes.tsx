import { directionOf } from '@beckon/contract/values';
import { type ReactNode, useState } from 'react';
import type { GameProps } from '../game-props.ts';
import { CALM_FADE_MS, GIFT_OPENING_MS } from '../game-timings.ts';
import { type LettersStyle, lettersFor } from '../letters-for.ts';
import { Outcome } from '../outcome.tsx';
import { shownLabel } from '../shown-label.ts';
import { useEndOnce } from '../use-end-once.ts';
import { GiftDrawing } from './gift-drawing.tsx';

const BOXES = [1, 2, 3] as const;
const MIDDLE_BOX = 2;
/**
 * The distance between the middles of two boxes, as a share of the game's width. The prize rises
 * from the box that was opened.
 */
const APART = '33cqw';

/**
 * Gamified format_3: one of three boxes. The visitor chooses the box, and the server draws the
 * prize. docs/behaviour/games.md#gift-box.
 */
export function GiftBoxes({ prize, calm, language, texts, onPlay, onEnd }: GameProps): ReactNode {
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
  const label = prize ? shownLabel(prize, texts) : '';
  return (
    <div
      className="bk-gifts"
      data-state={isOver ? 'over' : 'playing'}
      data-calm={calm}
      role="group"
      aria-label={texts.chooseBox}
    >
      {BOXES.map((box) => (
        <button
          key={box}
          type="button"
          className="bk-gift"
          data-state={stateOf(box)}
          aria-label={texts.box(box)}
          aria-disabled={chosen !== undefined}
          onClick={() => choose(box)}
        >
          <GiftDrawing />
        </button>
      ))}
      {isOpening && (
        <p
          className="bk-gift-prize"
          aria-hidden="true"
          style={risingFrom(
            directionOf(language) === 'rtl' ? MIDDLE_BOX - chosen : chosen - MIDDLE_BOX,
            label,
          )}
        >
          <span dir="auto">{label}</span>
        </p>
      )}
      <Outcome prize={prize} isAnnounced={isOver} isAwaited={chosen !== undefined} texts={texts} />
    </div>
  );
}

interface RisingStyle extends LettersStyle {
  readonly '--bk-from': string;
}

/** `steps`: the position of the box, counted from the middle one to the right. */
function risingFrom(steps: number, label: string): RisingStyle {
  return { '--bk-from': `calc(${steps}*${APART})`, ...lettersFor(label) };
}
