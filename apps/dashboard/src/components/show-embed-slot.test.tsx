import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anAbTest } from '../testing/fake-ab-tests.ts';
import { aPopup } from '../testing/factories.ts';
import { renderApp } from '../testing/render-app.tsx';

const EDITOR = '/popups/Popup00000001/edit';
/** The editor is loaded when it is first opened. */
const LOADING = { timeout: 10_000 };

it('the dialog for an embedded form opens on its copy button, and offers the installation, too', async () => {
  const { user } = renderApp(EDITOR, { popups: [aPopup({ status: 'draft', type: 'embedded' })] });
  await user.click(await screen.findByRole('button', { name: 'Publish' }, LOADING));
  const dialog = within(await screen.findByRole('dialog', { name: /shows in your page/ }));
  const copy = await dialog.findByRole('button', { name: 'Copy' });
  await waitFor(() => expect(document.activeElement).toBe(copy));
  await user.click(dialog.getByRole('button', { name: 'Install Beckon' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Install' })).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('the dialog for a variant of an embedded form offers no line that would stay empty', async () => {
  const { user } = renderApp(EDITOR, {
    popups: [aPopup({ status: 'draft', type: 'embedded' })],
    abTests: [anAbTest({ state: 'draft', popupId: 'Original00001' })],
    isInstalled: true,
  });
  await user.click(await screen.findByRole('button', { name: 'Publish' }, LOADING));
  const dialog = within(await screen.findByRole('dialog', { name: /shows in your page/ }));
  expect(await dialog.findByText(/shows in the place of design A/u)).toBeDefined();
  expect(dialog.queryByRole('group', { name: /^Place of/u })).toBeNull();
});
