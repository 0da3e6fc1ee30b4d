import { useState, type ReactNode } from 'react';

/**
 * Announces a new screen to screen readers. The first screen is not announced, because the popup's
 * own name announces it.
 */
export function Announcer({ text }: { readonly text: string }): ReactNode {
  const [first] = useState(text);
  return (
    <div role="status" className="bk-unseen">
      {text === first ? '' : text}
    </div>
  );
}
