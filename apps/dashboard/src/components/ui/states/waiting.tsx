import styles from './waiting.module.css';

/** The loading state of a page or of a part of it. */
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
