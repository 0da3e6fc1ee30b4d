import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aPopup } from '../../testing/factories.ts';
import type { FakeServer } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';

const OLD = 'https://old.example/pictures/0123456789abcdef0123456789abcdef.png';

function fileOf(content: unknown): File {
  return new File([JSON.stringify(content)], 'popup.json', { type: 'application/json' });
}

async function importFile(content: unknown, prepare?: (server: FakeServer) => void) {
  const app = renderApp('/popups/new', { popups: [] });
  await screen.findByRole('button', { name: 'Import a popup' });
  prepare?.(app.server);
  const input = app.container.querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('there is no field for a file');
  await app.user.upload(input, fileOf(content));
  return { ...app, input };
}

it('the file of a popup becomes a draft, with its pictures on this server', async () => {
  const { type, format, theme, language, target, settings } = aPopup();
  const design = { root: {}, content: [{ type: 'Image', props: { id: 'i', src: OLD } }] };
  const popup = { name: 'אביב', type, format, theme, language, target, settings, design };
  const picture = { url: OLD, name: 'cake.png', data: 'aGk=' };
  const { server } = await importFile({ beckonPopup: 1, popup, pictures: [picture] });
  await waitFor(() => expect(server.data.popups).toHaveLength(1));
  expect(server.data.popups[0]).toMatchObject({ name: 'אביב', status: 'draft' });
  expect(server.data.pictures[0]?.name).toBe('cake.png');
  const kept = JSON.stringify(server.data.popups[0]?.design);
  expect(kept).toContain(server.data.pictures[0]?.url);
  expect(kept).not.toContain('old.example');
});

it('a file that does not contain a popup is refused with a message, and creates no popup', async () => {
  const { server } = await importFile({ some: 'thing' });
  expect(await screen.findByText(/This is no file of a popup/)).toBeDefined();
  expect(server.data.popups).toHaveLength(0);
});

it('a refused file of a popup can be chosen again after it was corrected', async () => {
  const { input } = await importFile({ beckonPopup: 1 });
  expect(await screen.findByText(/This is no file of a popup/)).toBeDefined();
  // The field is empty, because browsers report no change if the same file is chosen twice.
  expect(input.files).toHaveLength(0);
});

it('the import of a popup that the server refuses says what the owner can do, and what does not match', async () => {
  await importFile({ beckonPopup: 1, popup: aPopup() }, (server) =>
    server.failNext('/popups', 400, 'body/settings/frequency must be object'),
  );
  const notice = await screen.findByText(/save the popup as a file again/u);
  expect(notice.textContent).toMatch(/The reason: body\/settings\/frequency/u);
});

it('a file that the server refuses leaves no picture behind, and keeps those of the site', async () => {
  const design = { root: {}, content: [{ type: 'Image', props: { id: 'i', src: OLD } }] };
  const pictures = [{ url: OLD, name: 'cake.png', data: 'aGk=' }];
  const own = { id: 'own', name: 'own.png', url: '', bytes: 2, uploadedAt: '2026-01-01T00:00:00Z' };
  const { server } = await importFile(
    { beckonPopup: 1, popup: { ...aPopup(), design }, pictures },
    (server) => {
      server.data.pictures = [own];
      server.failNext('/popups', 400, 'There is no such format.');
    },
  );
  await screen.findByText(/The reason: There is no such format/u);
  await waitFor(() => expect(server.data.pictures.map(({ name }) => name)).toEqual(['own.png']));
});
