import { Menu } from '@mantine/core';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { OpenModal } from './open-modal.tsx';

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Import</button>
      {isOpen ? (
        <OpenModal title="Import leads" onClose={() => setOpen(false)}>
          <input aria-label="File" data-autofocus />
        </OpenModal>
      ) : null}
    </>
  );
}

it('a dialog that is removed when it closes gives the focus back to the control that opened it', async () => {
  const { user } = renderPart(<Page />);
  await user.click(screen.getByRole('button', { name: 'Import' }));
  const field = await screen.findByLabelText('File');
  await waitFor(() => expect(document.activeElement).toBe(field));
  fireEvent.keyDown(field, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Import' })),
  );
});

function PageWithMenu() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Menu>
        <Menu.Target>
          <button>Ways to import</button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setOpen(true)}>From a file</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isOpen ? (
        <OpenModal title="Import products" onClose={() => setOpen(false)}>
          <input aria-label="File" data-autofocus />
        </OpenModal>
      ) : null}
    </>
  );
}

it('a dialog that was opened from a menu gives the focus back to the button of the menu', async () => {
  const { user } = renderPart(<PageWithMenu />);
  await user.click(screen.getByRole('button', { name: 'Ways to import' }));
  const item = await screen.findByRole('menuitem', { name: 'From a file' });
  item.focus();
  await user.keyboard('{Enter}');
  const field = await screen.findByLabelText('File');
  await waitFor(() => expect(document.activeElement).toBe(field));
  fireEvent.keyDown(field, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ways to import' })),
  );
});
