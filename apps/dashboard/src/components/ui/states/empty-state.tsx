import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  readonly title: string;
  readonly text: ReactNode;
  readonly action?: ReactNode;
}

function Lighthouse() {
  return (
    <svg className={styles['art']} viewBox="0 0 132 96" fill="none" aria-hidden="true">
      <path d="M66 30 6 12v34l60-12Z" fill="var(--art-near)" />
      <path d="m66 30 60-18v34L66 34Z" fill="var(--art-far)" />
      <path
        d="M57 40h18l5 44H52l5-44Z"
        fill="var(--card)"
        stroke="var(--ink)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="m55.6 53 20.8 0M53.9 68h24.2" stroke="var(--ink)" strokeWidth="2" />
      <rect
        x="59"
        y="25"
        width="14"
        height="15"
        rx="2"
        fill="var(--beam)"
        stroke="var(--ink)"
        strokeWidth="2"
      />
      <path
        d="M56 25h20l-10-9-10 9Z"
        fill="var(--art-leaf)"
        stroke="var(--ink)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path
        d="M20 86c8-5 14 4 22 0s14 4 24 0 14 4 22 0 14 4 24 0"
        stroke="var(--mark)"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** Replaces an empty list: says what the list is for, and offers the first step. */
export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <div className={styles['empty']}>
      <Lighthouse />
      <h2 className={styles['title']}>{title}</h2>
      <p className={styles['text']}>{text}</p>
      {action}
    </div>
  );
}
