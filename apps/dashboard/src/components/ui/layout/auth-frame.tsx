import type { ReactNode } from 'react';
import { useTabTitle } from '../../../lib/hooks/use-tab-title.ts';
import styles from './auth-frame.module.css';
import { LogoMark } from './logo.tsx';

interface AuthFrameProps {
  readonly title: string;
  readonly lead: ReactNode;
  readonly children: ReactNode;
}

function Beams() {
  return (
    <svg
      className={styles['beams']}
      viewBox="0 0 600 800"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="beam" x1="0" x2="1">
          <stop offset="0" stopColor="var(--beam)" stopOpacity=".5" />
          <stop offset="1" stopColor="var(--beam)" stopOpacity="0" />
        </linearGradient>
        <radialGradient id="glow">
          <stop offset="0" stopColor="var(--beam)" stopOpacity=".6" />
          <stop offset="1" stopColor="var(--beam)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <path d="M90 430 660 150v330Z" fill="url(#beam)" />
      <path d="M90 430 660 520v250Z" fill="url(#beam)" opacity=".45" />
      <circle cx="90" cy="430" r="150" fill="url(#glow)" />
      <circle cx="90" cy="430" r="11" fill="#fde9c4" />
    </svg>
  );
}

/**
 * The frame of the sign-in pages and of the first steps: Beckon on one side, the form on the other.
 * Also sets the title of the browser tab.
 */
export function AuthFrame({ title, lead, children }: AuthFrameProps) {
  useTabTitle(title);
  return (
    <main className={styles['frame']}>
      <div className={styles['night']}>
        <Beams />
        <p className={styles['brand']}>
          <LogoMark size={38} />
          Beckon
        </p>
        <div>
          <p className={styles['promise']}>Catch the eye. Keep the welcome.</p>
          <p className={styles['fine']}>
            Popups, bars, forms and games that show up at the right moment, and know when to stay
            away.
          </p>
        </div>
      </div>
      <div className={styles['side']}>
        <div className={styles['form']}>
          <h1 className={styles['title']}>{title}</h1>
          <p className={styles['lead']}>{lead}</p>
          {children}
        </div>
      </div>
    </main>
  );
}
