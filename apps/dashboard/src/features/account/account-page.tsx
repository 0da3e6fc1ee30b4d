import { Page } from '../../components/ui/page.tsx';
import styles from './account.module.css';
import { DataCard } from './data-card.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { EmailCard } from './email-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

/** What belongs to the owner, whichever site they work on. */
export function AccountPage() {
  return (
    <Page title="Your account" lead="For all your sites.">
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
