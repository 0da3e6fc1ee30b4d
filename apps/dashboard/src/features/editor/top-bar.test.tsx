import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { editPopupPath } from '../../lib/navigation/routes.ts';
import { aPopup } from '../../testing/factories.ts';
import { renderApp } from '../../testing/render-app.tsx';

async function openName() {
  const app = renderApp(editPopupPath('Popup00000001'));
  const field = await screen.findByLabelText<HTMLInputElement>('Name of the popup', undefined, {
    timeout: 10_000,
  });
  const untilSaved = (name: string) =>
    waitFor(() => expect(app.server.data.popups[0]?.name).toBe(name), { timeout: 3_000 });
  return { ...app, field, before: field.value, untilSaved };
}

it('the editor saves a new name while the owner is still in its field, so that closing the tab loses nothing', async () => {
  const { user, field, before, untilSaved } = await openName();
  await user.type(field, ' 2');
  expect(document.activeElement).toBe(field);
  await untilSaved(`${before} 2`);
});

it('the editor gives a popup its name back if the owner leaves the field empty', async () => {
  const { user, field, before, untilSaved } = await openName();
  await user.type(field, '{Backspace}'.repeat(before.length - 1));
  await untilSaved(before.slice(0, 1));
  await user.type(field, '{Backspace}');
  await user.tab();
  expect(field.value).toBe(before);
  await untilSaved(before);
});

it('the name of a popup has the direction of its own letters, so that a long one loses its end', async () => {
  const { field } = await openName();
  expect(field.dir).toBe('auto');
});

it('the editor offers to publish an archived popup only after it was brought back', async () => {
  const popups = [aPopup({ status: 'archived', hasUnpublishedChanges: true })];
  const { user, server } = renderApp(editPopupPath('Popup00000001'), { popups });
  const button = await screen.findByRole('button', { name: 'Bring back' }, { timeout: 10_000 });
  expect(screen.getByText('Archived')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Publish/ })).toBeNull();
  await user.click(button);
  expect(await screen.findByRole('button', { name: 'Publish' })).toBeDefined();
  expect(server.data.popups[0]?.status).toBe('paused');
});
