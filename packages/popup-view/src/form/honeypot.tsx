import type { ReactNode, RefObject } from 'react';

/**
 * An input that people cannot see, reach or hear; a program that fills in every input is recognised
 * by it.
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
