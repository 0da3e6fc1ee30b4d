import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTabTitle } from '../../../lib/hooks/use-tab-title.ts';
import styles from './page.module.css';

interface PageProps {
  readonly title: string;
  /** One or two sentences below the title. */
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
  readonly back?: { readonly to: string; readonly label: string };
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/**
 * The frame of a page: its only h1, an introduction and actions. Also sets the title of the browser
 * tab.
 */
export function Page({ title, lead, actions, back, wide, children }: PageProps) {
  useTabTitle(title);
  return (
    <div className={styles['page']} data-wide={wide || undefined}>
      <header className={styles['head']}>
        <div className={styles['words']}>
          {back === undefined ? null : (
            <Link className={styles['back']} to={back.to}>
              <IconArrowLeft size={16} aria-hidden />
              {back.label}
            </Link>
          )}
          <h1 className={styles['title']} dir="auto">
            {title}
          </h1>
          {lead === undefined ? null : <p className={styles['lead']}>{lead}</p>}
        </div>
        {actions === undefined ? null : <div className={styles['actions']}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}
