import type { ReactNode } from 'react';
import styles from './fields.module.css';

/** Settings below each other. */
export function Stack({ children }: { readonly children: ReactNode }) {
  return <div className={styles['stack']}>{children}</div>;
}

/** Settings beside each other while there is room. */
export function Row({ children }: { readonly children: ReactNode }) {
  return <div className={styles['row']}>{children}</div>;
}
