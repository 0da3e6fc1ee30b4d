import type { ReactNode } from 'react';
import styles from './pill.module.css';

interface PillProps {
  readonly tone: 'live' | 'rest' | 'warm' | 'bad';
  /** A small lamp before the words. */
  readonly lamp?: boolean;
  readonly children: ReactNode;
}

/** A short state in words; never by colour alone. */
export function Pill({ tone, lamp, children }: PillProps) {
  return (
    <span className={styles['pill']} data-tone={tone}>
      {lamp ? <span className={styles['lamp']} aria-hidden /> : null}
      <bdi>{children}</bdi>
    </span>
  );
}
