import { Button, Text } from '@mantine/core';
import { askToConfirm } from '../../../lib/ask-to-confirm.ts';
import { useUnpublishConsent } from '../../../lib/api/consent.ts';
import { notifyDone, notifyFailed } from '../../../lib/notify.ts';

/** Asks, and then stops showing the banner to visitors. */
export function TakeDown({ siteId }: { readonly siteId: string }) {
  const unpublish = useUnpublishConsent(siteId);
  return (
    <Button
      variant="subtle"
      color="gray"
      loading={unpublish.isPending}
      onClick={() =>
        askToConfirm({
          title: 'Take the banner down?',
          children: (
            <Text size="sm">
              Visitors are no longer asked, and nothing is held back any more, even from those who
              refused. Leave the line in your pages: it starts the content that they mark to wait.
              The page of your cookie policy on this server is gone, too. Your draft and the proof
              of consent stay.
            </Text>
          ),
          labels: { confirm: 'Take it down', cancel: 'Keep it' },
          confirmProps: { color: 'clay' },
          onConfirm: () =>
            unpublish.mutate(undefined, {
              onError: notifyFailed,
              onSuccess: () => notifyDone('Visitors no longer see the banner.'),
            }),
        })
      }
    >
      Take it down
    </Button>
  );
}
