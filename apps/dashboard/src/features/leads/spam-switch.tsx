import { Button } from '@mantine/core';
import type { Lead } from '@beckon/contract/owner-calls';
import { useSetSpam } from '../../lib/api/leads.ts';
import { useCurrentSite } from '../../lib/navigation/current-site.ts';
import { notifyDone, notifyFailed } from '../../lib/notify.ts';

interface SpamSwitchProps {
  readonly lead: Lead;
  readonly onDone: () => void;
}

/** Moves a lead to spam or back to the leads. A lead that is moved back is sent to the destinations. */
export function SpamSwitch({ lead, onDone }: SpamSwitchProps) {
  const { site } = useCurrentSite();
  const setSpam = useSetSpam(site.id);
  const isSpam = lead.isSpam === true;
  return (
    <Button
      variant="default"
      loading={setSpam.isPending}
      onClick={() =>
        setSpam.mutate(
          { leadIds: [lead.id], isSpam: !isSpam },
          {
            onError: notifyFailed,
            onSuccess: () => {
              notifyDone(isSpam ? 'Moved to your leads.' : 'Moved to spam.');
              onDone();
            },
          },
        )
      }
    >
      {isSpam ? 'Not spam' : 'Mark as spam'}
    </Button>
  );
}
