import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ReloadButton } from './reload-button.tsx';

const reloadSafely = vi.hoisted(() => vi.fn(() => Promise.resolve()));
vi.mock('../../lib/reload-safely.ts', () => ({ reloadSafely }));

it('reloads again for an owner who stayed when the browser asked', async () => {
  render(
    <MantineProvider>
      <ReloadButton />
    </MantineProvider>,
  );
  const user = userEvent.setup();
  const button = screen.getByRole('button', { name: 'Reload' });
  await user.click(button);
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  await user.click(button);
  expect(reloadSafely).toHaveBeenCalledTimes(2);
});
