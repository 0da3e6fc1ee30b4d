import styles from './waiting.module.css';

/** A page or part on its way. */
export function Waiting({ whole }: { readonly whole?: boolean }) {
  return (
    <div
      className={styles['waiting']}
      data-whole={whole || undefined}
      role="status"
      aria-label="Loading"
    >
      <span className={styles['lamp']} />
    </div>
  );
}
