import { useQuery } from '@tanstack/react-query';
import { Page } from '../../components/ui/layout/page.tsx';
import { sitesQuery } from '../../lib/api/sites.ts';
import { ROUTES } from '../../lib/navigation/routes.ts';
import styles from './account.module.css';
import { DataCard } from './data-card.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { EmailCard } from './email-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

/** The settings and data of the owner, for all sites. */
export function AccountPage() {
  const { data: sites } = useQuery(sitesQuery);
  /** Without a site, there is no navigation, so the page needs a link back. */
  const back = sites?.length === 0 && { back: { to: ROUTES.popups, label: 'Your first site' } };
  return (
    <Page title="Your account" lead="For all your sites." {...back}>
      <div className={styles['stack']}>
        <EmailCard />
        <PasswordCard />
        <SessionsCard />
        <DataCard />
        <DeleteAccount />
      </div>
    </Page>
  );
}
