import type { ReactNode } from 'react';
import styles from './fields.module.css';

/** A hint beside a setting. */
export function Note({
  tone = 'calm',
  children,
}: {
  readonly tone?: 'calm' | 'warn' | 'bad';
  readonly children: ReactNode;
}) {
  return (
    <p className={styles['warn']} data-tone={tone}>
      {children}
    </p>
  );
}
