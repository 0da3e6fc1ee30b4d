import type { ReactNode, RefObject } from 'react';

/**
 * An input that people cannot see, reach or hear. A program that fills in every input also fills in
 * this one, and is recognised by that.
 */
export function Honeypot({
  inputRef,
  label,
}: {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly label: string;
}): ReactNode {
  return (
    <div className="bk-unseen" aria-hidden="true">
      <label>
        {label}
        <input
          ref={inputRef}
          type="text"
          name="subject_line"
          tabIndex={-1}
          autoComplete="off"
          defaultValue=""
        />
      </label>
    </div>
  );
}
