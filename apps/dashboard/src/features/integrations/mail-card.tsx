import { Button } from '@mantine/core';
import type { LeadNotices } from '@beckon/contract/owner-calls';
import { Link } from 'react-router';
import { sourceWords } from '../../components/source-popups/names-of-popups.ts';
import { chosenIds, popupsOfRecipient } from '../../components/source-popups/recipient-sources.ts';
import { useNamedPopups } from '../../components/source-popups/use-named-popups.ts';
import { Pill } from '../../components/ui/pill.tsx';
import { useCurrentSite } from '../../lib/navigation/current-site.ts';
import { ROUTES } from '../../lib/navigation/routes.ts';
import styles from './integrations.module.css';
import { KindMark } from './kind-mark.tsx';

/** Shows who gets a mail for each lead. The site's settings set these addresses. */
export function MailCard() {
  const { site } = useCurrentSite();
  const notices = site.settings.leadNotices ?? { emails: [] };
  const { emails } = notices;
  return (
    <div className={styles['card']}>
      <div className={styles['top']}>
        <KindMark kind="mail" />
        <div>
          <h3 className={styles['name']}>Email</h3>
          <Addresses siteId={site.id} notices={notices} />
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

interface AddressesProps {
  readonly siteId: string;
  readonly notices: LeadNotices;
}

/** Each address that gets the leads of some popups only has a line with their names. */
function Addresses({ siteId, notices }: AddressesProps) {
  const popups = useNamedPopups(siteId, chosenIds(notices));
  if (notices.emails.length === 0) return <p className={styles['sub']}>Nobody gets a mail yet.</p>;
  const limited = notices.emails.flatMap((email) => {
    const words = sourceWords(popupsOfRecipient(notices, email), popups ?? []);
    return words === undefined ? [] : [{ email, words }];
  });
  const others = notices.emails.filter((one) => !limited.some(({ email }) => email === one));
  return (
    <>
      {others.length > 0 && <p className={styles['sub']}>{others.join(', ')}</p>}
      {limited.map(({ email, words }) => (
        <p key={email} className={styles['sub']}>
          <bdi className={styles['address']}>{email}</bdi>
          {popups === undefined ? '' : `: ${words}`}
        </p>
      ))}
    </>
  );
}
