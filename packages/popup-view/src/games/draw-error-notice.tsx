import type { DrawError } from '@beckon/contract/popup';
import { type ReactNode, useEffect, useRef } from 'react';
import type { GameTexts } from '@beckon/languages/games';

interface DrawErrorNoticeProps {
  readonly error: DrawError;
  readonly texts: GameTexts;
  readonly onAgain: () => void;
}

/**
 * Covers a game whose draw failed. Says that it failed, never that the visitor lost, and offers
 * another try. It takes the focus.
 */
export function DrawErrorNotice({ error, texts, onAgain }: DrawErrorNoticeProps): ReactNode {
  const again = useRef<HTMLButtonElement | null>(null);
  useEffect(() => again.current?.focus({ preventScroll: true }), []);
  return (
    <div className="bk-game-error" role="alert">
      <p>{error === 'over' ? texts.over : texts.error}</p>
      {error === 'again' && (
        <button type="button" ref={again} onClick={onAgain}>
          {texts.again}
        </button>
      )}
    </div>
  );
}
