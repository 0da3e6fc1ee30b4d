import { Button, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { askToConfirm } from '../../lib/ask-to-confirm.ts';
import { useRemoveCatalogue } from '../../lib/api/catalogue.ts';
import { notifyDone, notifyFailed } from '../../lib/notify.ts';

/** Removes all products, after a confirmation. */
export function RemoveCatalogue({ siteId }: { readonly siteId: string }) {
  const remove = useRemoveCatalogue(siteId);
  const ask = () =>
    askToConfirm({
      title: 'Remove all products?',
      children: (
        <Text size="sm">
          Popups show no products until you import them again. The feed is no longer read.
        </Text>
      ),
      labels: { confirm: 'Remove all products', cancel: 'Keep them' },
      confirmProps: { color: 'clay' },
      onConfirm: () =>
        remove.mutate(undefined, {
          onError: notifyFailed,
          onSuccess: () => notifyDone('The catalogue is empty.'),
        }),
    });
  return (
    <Button
      variant="subtle"
      color="clay"
      leftSection={<IconTrash size={16} aria-hidden />}
      loading={remove.isPending}
      onClick={ask}
    >
      Remove all products
    </Button>
  );
}
