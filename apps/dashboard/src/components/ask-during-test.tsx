import { Text } from '@mantine/core';
import type { QueryClient } from '@tanstack/react-query';
import { askToConfirm } from '../lib/ask-to-confirm.ts';
import { abTestsQuery, countingTest } from '../lib/api/ab-tests.ts';

/**
 * Asks before changes of a popup go live while its A/B test counts visitors. Resolves to true if
 * the owner publishes them anyway, or if there is nothing to ask.
 */
export async function askDuringTest(client: QueryClient, popupId: string): Promise<boolean> {
  const answer = await client.fetchQuery(abTestsQuery(popupId));
  return countingTest(answer) === undefined || ask();
}

function ask(): Promise<boolean> {
  return new Promise((resolve) => {
    askToConfirm({
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
