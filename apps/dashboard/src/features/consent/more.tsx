import { type ReactNode, useState } from 'react';
import styles from './consent.module.css';

interface MoreProps {
  readonly summary: ReactNode;
  /** Open to begin with. */
  readonly startsOpen?: boolean;
  /** Drawn only while it is open: a long list of such parts stays quick. */
  readonly children: ReactNode;
}

/** What is needed rarely, behind a line that opens it. */
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
