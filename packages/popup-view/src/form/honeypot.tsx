import type { ReactNode, RefObject } from 'react';

/**
 * An input that people neither see, reach nor hear of; a program that fills in everything gives
 * itself away.
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
