import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Providers } from '../app/providers.tsx';
import { createQueryClient } from '../app/query-client.ts';
import { askToConfirm } from './ask-to-confirm.ts';

interface Asked {
  readonly onConfirm: () => void;
  /** Without transitions. With them, the dialog takes a moment to close. */
  readonly isStill: boolean;
}

/** A page with a button that asks; the button is pressed. */
function ask({ onConfirm, isStill }: Asked): void {
  render(
    <Providers client={createQueryClient()} isStill={isStill}>
      <button
        onClick={() =>
          askToConfirm({
            title: 'Stop?',
            children: 'It ends.',
            labels: { confirm: 'Stop', cancel: 'Go on' },
            onConfirm,
          })
        }
      >
        Ask
      </button>
    </Providers>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Ask' }));
}

it('a double click on the confirm button of a dialog that closes slowly counts once', async () => {
  const onConfirm = vi.fn();
  ask({ onConfirm, isStill: false });
  const stop = await screen.findByRole('button', { name: 'Stop', hidden: true });
  fireEvent.click(stop);
  fireEvent.click(stop);
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

it('a question opens with the focus on the button that does nothing, and its close button has a name', async () => {
  ask({ onConfirm: vi.fn(), isStill: true });
  const stay = await screen.findByRole('button', { name: 'Go on' });
  await waitFor(() => expect(document.activeElement).toBe(stay));
  expect(screen.getByRole('button', { name: 'Close' })).toBeDefined();
});
