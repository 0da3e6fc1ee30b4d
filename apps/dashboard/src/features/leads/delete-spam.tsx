import { Button, Text } from '@mantine/core';
import { askToConfirm } from '../../lib/ask-to-confirm.ts';
import { useDeleteSpam } from '../../lib/api/leads.ts';
import { useCurrentSite } from '../../lib/navigation/current-site.ts';
import { formatWhole } from '../../lib/format/format-number.ts';
import { notifyDone, notifyFailed } from '../../lib/notify.ts';

/** Deletes all spam of the site after a confirmation. */
export function DeleteSpam() {
  const { site } = useCurrentSite();
  const deletion = useDeleteSpam(site.id);
  const ask = () =>
    askToConfirm({
      title: 'Delete all spam?',
      children: (
        <Text size="sm">
          All leads that are spam are deleted permanently, whatever you searched for, with what
          these visitors did on the site. The numbers of your popups stay.
        </Text>
      ),
      labels: { confirm: 'Delete all spam', cancel: 'Keep it' },
      confirmProps: { color: 'clay' },
      onConfirm: () =>
        deletion.mutate(undefined, {
          onError: notifyFailed,
          onSuccess: (deleted) =>
            notifyDone(
              `${formatWhole(deleted)} ${deleted === 1 ? 'lead is' : 'leads are'} deleted.`,
            ),
        }),
    });
  return (
    <Button variant="subtle" color="clay" loading={deletion.isPending} onClick={ask}>
      Delete all spam
    </Button>
  );
}
