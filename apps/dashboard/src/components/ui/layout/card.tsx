import { type ReactNode, useId } from 'react';
import styles from './card.module.css';

interface CardProps {
  readonly title?: string;
  readonly about?: ReactNode;
  /** No padding: the content reaches the edges. */
  readonly flush?: boolean;
  readonly children: ReactNode;
}

/** A card on the page. With a title, it is a landmark region. */
export function Card({ title, about, flush, children }: CardProps) {
  const titleId = useId();
  if (title === undefined)
    return (
      <div className={styles['card']} data-flush={flush || undefined}>
        {children}
      </div>
    );
  return (
    <section className={styles['card']} aria-labelledby={titleId}>
      <h2 className={styles['heading']} id={titleId}>
        {title}
      </h2>
      {about === undefined ? null : <p className={styles['about']}>{about}</p>}
      <div className={styles['body']}>{children}</div>
    </section>
  );
}
