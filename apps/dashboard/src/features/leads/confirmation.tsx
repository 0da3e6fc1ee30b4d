import { Button } from '@mantine/core';
import type { Lead } from '@beckon/contract/owner-calls';
import { Pill } from '../../components/ui/pill.tsx';
import { useAskConfirmation } from '../../lib/api/leads.ts';
import { useCurrentSite } from '../../lib/navigation/current-site.ts';
import { notifyDone, notifyFailed } from '../../lib/notify.ts';
import styles from './leads.module.css';

/** Shows whether the lead's address was confirmed. Renders nothing if no confirmation was requested. */
export function Confirmation({ lead }: { readonly lead: Lead }) {
  const { site } = useCurrentSite();
  const ask = useAskConfirmation(site.id, lead.id);
  if (lead.confirmation === undefined) return null;
  if (lead.confirmation === 'confirmed')
    return (
      <p className={styles['note']}>
        <Pill tone="live">Confirmed</Pill> This address was confirmed by its link.
      </p>
    );
  return (
    <div className={styles['note']}>
      <Pill tone="rest">Not confirmed</Pill> They got an email with a link and have not confirmed
      their address yet.{' '}
      <Button
        size="compact-sm"
        variant="subtle"
        loading={ask.isPending}
        onClick={() =>
          ask.mutate(undefined, {
            onError: notifyFailed,
            onSuccess: () => notifyDone('The link is on its way again.'),
          })
        }
      >
        Send the link again
      </Button>
    </div>
  );
}
