import { type ReactNode, useState } from 'react';
import styles from '../consent.module.css';

interface MoreProps {
  readonly summary: ReactNode;
  /** Whether it is open at first. */
  readonly startsOpen?: boolean;
  /** Rendered only while it is open, so that a long list of these stays fast. */
  readonly children: ReactNode;
}

/** Rarely needed content that a click on the summary opens. */
export function More({ summary, startsOpen = false, children }: MoreProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <details
      className={styles['more']}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary
        onClick={(event) => {
          event.preventDefault();
          setOpen(!isOpen);
        }}
      >
        {summary}
      </summary>
      {isOpen ? children : null}
    </details>
  );
}
