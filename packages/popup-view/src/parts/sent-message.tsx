import type { ReactNode } from 'react';
import { useView } from '../view-context.ts';

/** Replaces a sent form if there is no thank-you screen. docs/behaviour/popup-parts.md#screens. */
export function SentMessage(): ReactNode {
  const { messages } = useView();
  return (
    <p className="bkv-sent">
      <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
        <path d="M5 12.5l4.5 4.5L19 7.5" />
      </svg>
      {messages.sent}
    </p>
  );
}
