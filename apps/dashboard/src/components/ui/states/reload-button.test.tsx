import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ReloadButton } from './reload-button.tsx';

afterEach(() => vi.unstubAllGlobals());

it('the reload button works again after the owner chose in the browser’s dialog to stay', async () => {
  render(
    <MantineProvider>
      <ReloadButton />
    </MantineProvider>,
  );
  const user = userEvent.setup();
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  const button = screen.getByRole('button', { name: 'Reload' });
  await user.click(button);
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  await user.click(button);
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
});
