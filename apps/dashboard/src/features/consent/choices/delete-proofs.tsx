import { Text } from '@mantine/core';
import { askToConfirm } from '../../../lib/ask-to-confirm.ts';
import { useRemoveProofs } from '../../../lib/api/consent.ts';
import { notifyDone, notifyFailed } from '../../../lib/notify.ts';

/** Returns a function that asks whether to delete the proofs of one visitor, and then deletes them. */
export function useDeleteProofs(siteId: string): (consentId: string) => void {
  const removing = useRemoveProofs(siteId);
  return (consentId) => {
    askToConfirm({
      title: 'Delete the proof of this visitor?',
      children: (
        <Text size="sm">
          All lines with the consent id{' '}
          <bdi dir="ltr">
            <code>{consentId}</code>
          </bdi>{' '}
          are deleted. You can then no longer prove what this visitor chose. The numbers by day
          stay, because they name nobody. This cannot be undone.
        </Text>
      ),
      labels: { confirm: 'Delete', cancel: 'Keep it' },
      confirmProps: { color: 'clay' },
      onConfirm: () =>
        removing.mutate(consentId, {
          onError: notifyFailed,
          onSuccess: () => notifyDone('The proof is deleted.'),
        }),
    });
  };
}
