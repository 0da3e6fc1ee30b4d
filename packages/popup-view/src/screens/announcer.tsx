import { useState, type ReactNode } from 'react';

/**
 * Announces a new screen to screen readers, except the first one: the popup's own name announces
 * that.
 */
export function Announcer({ text }: { readonly text: string }): ReactNode {
  const [first] = useState(text);
  return (
    <div role="status" className="bk-unseen">
      {text === first ? '' : text}
    </div>
  );
}
