import type { DrawTrouble } from '@beckon/contract/popup';
import { type ReactNode, useEffect, useRef } from 'react';
import type { GameTexts } from '../messages/game-texts.ts';

interface TroubleNoticeProps {
  readonly trouble: DrawTrouble;
  readonly texts: GameTexts;
  readonly onAgain: () => void;
}

/**
 * Stands over a game whose draw failed: says so, never that the visitor lost, and lets them ask
 * again. The keyboard goes along.
 */
export function TroubleNotice({ trouble, texts, onAgain }: TroubleNoticeProps): ReactNode {
  const again = useRef<HTMLButtonElement | null>(null);
  useEffect(() => again.current?.focus({ preventScroll: true }), []);
  return (
    <div className="bk-game-trouble" role="alert">
      <p>{trouble === 'over' ? texts.over : texts.trouble}</p>
      {trouble === 'again' && (
        <button type="button" ref={again} onClick={onAgain}>
          {texts.again}
        </button>
      )}
    </div>
  );
}
