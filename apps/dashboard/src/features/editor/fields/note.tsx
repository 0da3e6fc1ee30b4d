import type { ReactNode } from 'react';
import styles from './fields.module.css';

/** Something worth knowing beside a setting. */
export function Note({ bad, children }: { readonly bad?: boolean; readonly children: ReactNode }) {
  return <p className={styles['warn']} data-bad={bad || undefined}>{children}</p>;
}
