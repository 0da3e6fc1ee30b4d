import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { Pill } from '../../components/ui/pill.tsx';
import { useCurrentSite } from '../../lib/navigation/current-site.ts';
import { ROUTES } from '../../lib/navigation/routes.ts';
import styles from './integrations.module.css';
import { KindMark } from './kind-mark.tsx';

/** Shows who gets a mail for each lead. The site's settings set these addresses. */
export function MailCard() {
  const { site } = useCurrentSite();
  const emails = site.settings.leadNotices?.emails ?? [];
  return (
    <div className={styles['card']}>
      <div className={styles['top']}>
        <KindMark kind="mail" />
        <div>
          <h3 className={styles['name']}>Email</h3>
          <p className={styles['sub']}>
            {emails.length === 0 ? 'Nobody gets a mail yet.' : emails.join(', ')}
          </p>
        </div>
        {emails.length === 0 ? <Pill tone="rest">Off</Pill> : <Pill tone="live">On</Pill>}
      </div>
      <div className={styles['foot']}>
        <Button component={Link} to={ROUTES.recipients} variant="default" size="xs">
          {emails.length === 0 ? 'Choose who gets one' : 'Change'}
        </Button>
      </div>
    </div>
  );
}
