import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';

/**
 * Asks before changes of a popup go live while its A/B test runs. Resolves to true if the owner
 * publishes them anyway.
 */
export function askDuringTest(): Promise<boolean> {
  return new Promise((resolve) => {
    modals.openConfirmModal({
      title: 'Change a design while its A/B test runs?',
      children: (
        <Text size="sm">
          The test would count the visitors who saw the old design together with those who see the
          new one, so its result would no longer be about either of them. To compare the new design,
          stop the test, publish, and start another test.
        </Text>
      ),
      labels: { confirm: 'Publish anyway', cancel: 'Do not publish' },
      onConfirm: () => resolve(true),
      // Also after `onConfirm`, when the promise is settled already.
      onClose: () => resolve(false),
    });
  });
}
