import { useState, type ReactNode } from 'react';

/**
 * Tells screen readers what a new screen says; silent about the first one, which the popup's own
 * name tells.
 */
export function Announcer({ text }: { readonly text: string }): ReactNode {
  const [first] = useState(text);
  return (
    <div role="status" className="bk-unseen">
      {text === first ? '' : text}
    </div>
  );
}
