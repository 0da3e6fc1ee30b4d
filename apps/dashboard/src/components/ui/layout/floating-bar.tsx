import type { ComponentProps } from 'react';
import styles from './floating-bar.module.css';

/** A bar with buttons over the bottom of the page. `className` sets its horizontal position. */
export function FloatingBar({ className = '', ...props }: ComponentProps<'div'>) {
  return <div className={`${styles['bar'] ?? ''} ${className}`} {...props} />;
}
