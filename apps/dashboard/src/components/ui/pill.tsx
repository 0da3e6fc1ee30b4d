import type { ReactNode } from 'react';
import styles from './pill.module.css';

interface PillProps {
  readonly tone: 'live' | 'rest' | 'warm' | 'bad';
  /** Shows a small dot before the text. */
  readonly lamp?: boolean;
  readonly children: ReactNode;
}

/** A short label of a state. Its text names the state; the colour alone never does. */
export function Pill({ tone, lamp, children }: PillProps) {
  return (
    <span className={styles['pill']} data-tone={tone}>
      {lamp ? <span className={styles['lamp']} aria-hidden /> : null}
      <bdi>{children}</bdi>
    </span>
  );
}
