import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { hideNotice, NOTICES_AT_ONCE, notifyDone, notifyFailed, notifyWarning } from './notify.ts';

it('one notice is visible at a time: the newest short one, and after it the warning', async () => {
  render(
    <MantineProvider env="test">
      <Notifications limit={NOTICES_AT_ONCE} />
    </MantineProvider>,
  );
  const isOnlyVisible = (text: string) =>
    waitFor(() =>
      expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([text]),
    );
  act(() => notifyWarning('limit', 'Three popups', 'At most two?'));
  await isOnlyVisible('Three popupsAt most two?');
  act(() => void notifyDone('It is live.'));
  await isOnlyVisible('It is live.');
  act(() => notifyFailed(new Error('The store is busy.')));
  await isOnlyVisible('The store is busy.');
  act(() => hideNotice(notifyDone('It is paused.')));
  await isOnlyVisible('Three popupsAt most two?');
});
