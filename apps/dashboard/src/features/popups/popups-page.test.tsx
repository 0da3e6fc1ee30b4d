import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { UNSEEN_WORDS } from '../../components/unseen-site.tsx';
import { anAbTest } from '../../testing/fake-ab-tests.ts';
import { aPopup } from '../../testing/factories.ts';
import { renderApp } from '../../testing/render-app.tsx';

it('the popups list shows each popup with its status and its numbers', async () => {
  renderApp('/popups', {
    popups: [
      aPopup(),
      aPopup({
        id: 'Popup00000002',
        name: 'מבצע קיץ',
        status: 'draft',
        type: 'bar',
        numbers: { views: 0, closes: 0, conversions: 0, rate: 0 },
      }),
    ],
  });
  const row = within(await screen.findByRole('listitem', { name: 'Ten percent off' }));
  expect(row.getByText('Live')).toBeDefined();
  expect(row.getByText('12.4K')).toBeDefined();
  expect(row.getByText('5.5%')).toBeDefined();
  const other = within(screen.getByRole('listitem', { name: 'מבצע קיץ' }));
  expect(other.getByText('Draft')).toBeDefined();
  expect(other.getByText('–')).toBeDefined();
  expect(other.getByRole('link', { name: 'מבצע קיץ' }).getAttribute('dir')).toBe('auto');
});

it('the popups list warns when prizes or codes of a live popup run low', async () => {
  renderApp('/popups', {
    popups: [
      aPopup({ name: 'Wheel', type: 'gamified', runsLow: true }),
      aPopup({ id: 'Popup00000002', name: 'Coupon', runsLow: true, status: 'paused' }),
      aPopup({ id: 'Popup00000003', name: 'Begun', runsLow: true, status: 'draft' }),
      aPopup({ id: 'Popup00000004', name: 'Plenty' }),
      aPopup({ id: 'Popup00000005', name: 'Empty', runsLow: true, isUsedUp: true }),
      aPopup({ id: 'Popup00000006', name: 'Never', runsLow: true, lacksCodes: true }),
      aPopup({ id: 'Popup00000007', name: 'Copy', lacksCodes: true, status: 'draft' }),
    ],
  });
  const row = async (name: string) => within(await screen.findByRole('listitem', { name }));
  expect((await row('Wheel')).getByText('Prizes running low')).toBeDefined();
  expect((await row('Coupon')).getByText('Codes running low')).toBeDefined();
  expect((await row('Empty')).getByText('Codes used up')).toBeDefined();
  expect((await row('Never')).getByText('No codes yet')).toBeDefined();
  expect((await row('Never')).queryByText(/used up|running low/)).toBeNull();
  expect((await row('Copy')).getByText('No codes yet')).toBeDefined();
  expect((await row('Begun')).queryByText(/running low/)).toBeNull();
  expect((await row('Plenty')).queryByText(/running low/)).toBeNull();
});

it('the popups list asks before changes of a design in a running A/B test go live', async () => {
  const { user, server } = renderApp('/popups', {
    popups: [
      aPopup({ hasUnpublishedChanges: true, abTest: { state: 'running', isVariant: false } }),
    ],
    abTests: [anAbTest()],
  });
  const isPublished = () => server.calls.some(({ path }) => path.endsWith('/publish'));
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  await user.click(await screen.findByRole('button', { name: 'Do not publish' }));
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(isPublished()).toBe(false);
  await user.click(await screen.findByRole('button', { name: 'Publish anyway' }));
  await waitFor(() => expect(isPublished()).toBe(true));
});

it('the popups list does not ask while nobody has seen the A/B test', async () => {
  const arms = anAbTest().arms.map((arm) => ({ ...arm, visitors: 0 }));
  const { user, server } = renderApp('/popups', {
    popups: [
      aPopup({ hasUnpublishedChanges: true, abTest: { state: 'running', isVariant: false } }),
    ],
    abTests: [anAbTest({ arms })],
  });
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  const isPublished = () => server.calls.some(({ path }) => path.endsWith('/publish'));
  await waitFor(() => expect(isPublished()).toBe(true));
});

it('the popups list says which designs the numbers are of, during an A/B test and after it', async () => {
  renderApp('/popups', {
    popups: [
      aPopup({ abTest: { state: 'running', isVariant: false } }),
      aPopup({ id: 'b', name: 'Tested', newDesign: { arm: 'B', at: '2026-11-03T10:00:00Z' } }),
      aPopup({ id: 'c', name: 'Draft', abTest: { state: 'draft', isVariant: false } }),
    ],
  });
  const list = within(await screen.findByRole('list', { name: 'Popups' }));
  const notes = list.getAllByRole('paragraph').map(({ textContent }) => textContent);
  expect(notes).toEqual([
    'Numbers of all designs of the test together.',
    'Design B since 3 Nov 2026; numbers up to then are of the old design.',
  ]);
});

it('the place of an embedded form shows all designs of its A/B test, and the popups list says so', async () => {
  const { user } = renderApp('/popups', {
    popups: [aPopup({ type: 'embedded', abTest: { state: 'running', isVariant: false } })],
    abTests: [anAbTest()],
  });
  await user.click(await screen.findByRole('button', { name: 'More for Ten percent off' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Place in my page' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Where the form goes' }));
  expect(await dialog.findByText(/All designs of its A\/B test show in this place/u)).toBeDefined();
  expect(dialog.getByText(/data-id="Popup00000001"/u)).toBeDefined();
});

it('the popups list says that the website has not loaded the script yet, and links to the installation', async () => {
  const { user } = renderApp('/popups', {
    popups: [aPopup(), aPopup({ id: 'Popup00000002', name: 'Begun', status: 'draft' })],
  });
  expect(await screen.findByText('Your live popup is not on your website yet')).toBeDefined();
  expect(screen.getByText(UNSEEN_WORDS)).toBeDefined();
  const unseen = (name: string) =>
    within(screen.getByRole('listitem', { name })).queryByRole('link', {
      name: 'Not on your website yet',
    });
  expect(unseen('Ten percent off')?.getAttribute('href')).toBe('/install');
  expect(unseen('Begun')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Install Beckon' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Install' })).toBeDefined();
});

it('the popups list shows no install warning when the website has loaded the script or nothing is live', async () => {
  const { user, unmount } = renderApp('/install', { isInstalled: true });
  await screen.findByText('Beckon is installed');
  await user.click(screen.getByRole('link', { name: 'Popups' }));
  await screen.findByRole('listitem', { name: 'Ten percent off' });
  expect(screen.queryByText(/not on your website yet/i)).toBeNull();
  unmount();
  const { server: another } = renderApp('/popups', { popups: [aPopup({ status: 'draft' })] });
  await screen.findByRole('listitem', { name: 'Ten percent off' });
  expect(another.calls.some((call) => call.path.endsWith('/install-check'))).toBe(false);
  expect(screen.queryByText(/not on your website yet/i)).toBeNull();
});

it('the popups list pauses a popup with one click and undoes it with another', async () => {
  const { user, server } = renderApp('/popups');
  await user.click(await screen.findByRole('button', { name: 'Pause' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.queryByText(/is paused\./)).toBeNull());
  await waitFor(() => expect(server.data.popups[0]?.status).toBe('active'));
  expect(server.calls.filter((call) => call.method === 'POST').map((call) => call.path)).toEqual([
    '/api/owner/popups/Popup00000001/pause',
    '/api/owner/popups/Popup00000001/resume',
  ]);
});

it('the popups list offers to undo, and reports a failed undo, even if the row has left the list', async () => {
  const { user, server } = renderApp('/popups');
  await user.click(await screen.findByRole('radio', { name: 'Live' }));
  await user.click(await screen.findByRole('button', { name: 'Pause' }));
  await waitFor(() =>
    expect(screen.queryByRole('listitem', { name: 'Ten percent off' })).toBeNull(),
  );
  server.failNext('/popups/Popup00000001/resume', 500, 'The store is busy.');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The store is busy.')).toBeDefined();
});

it('the popups list moves a deleted popup to the trash, and can restore it', async () => {
  const { user, server } = renderApp('/popups');
  const remove = async () => {
    await user.click(await screen.findByRole('button', { name: 'More for Ten percent off' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    expect(await screen.findByRole('heading', { name: 'Create your first popup' })).toBeDefined();
  };
  await remove();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: 'Ten percent off' })).toBeDefined();
  expect(server.data.popups[0]?.status).toBe('active');

  await remove();
  await user.click(await screen.findByRole('button', { name: 'Trash (1)' }));
  const first = await screen.findByRole('button', { name: 'Restore “Ten percent off”' });
  await waitFor(() => expect(document.activeElement).toBe(first));
  server.failNext('/popups/Popup00000001/restore', 500, 'The store is busy.');
  await user.click(await screen.findByRole('button', { name: 'Restore “Ten percent off”' }));
  expect(await screen.findByText('The store is busy.')).toBeDefined();
  // The row disappears before the list of popups is loaded.
  const answerList = server.holdNext('/popups');
  await user.click(screen.getByRole('button', { name: 'Restore “Ten percent off”' }));
  await waitFor(() => expect(screen.queryByText('Ten percent off')).toBeNull());
  answerList();
  expect(await screen.findByRole('link', { name: 'Ten percent off' })).toBeDefined();
  expect(server.data.popups[0]?.status).toBe('paused');
  expect(await screen.findByText('“Ten percent off” is restored.')).toBeDefined();
});

it('the popups list moves the focus of a deleted popup to its neighbour', async () => {
  const { user } = renderApp('/popups', {
    popups: [aPopup(), aPopup({ id: 'Popup00000002', name: 'Summer' })],
  });
  await user.click(await screen.findByRole('button', { name: 'More for Ten percent off' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Ten percent off' })).toBeNull());
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Summer' })),
  );
});

it('the popups list gives the focus to the page when its last popup is deleted, or the last of the trash restored', async () => {
  const { user } = renderApp('/popups');
  await user.click(await screen.findByRole('button', { name: 'More for Ten percent off' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));

  await user.click(await screen.findByRole('button', { name: 'Trash (1)' }));
  await user.click(await screen.findByRole('button', { name: 'Restore “Ten percent off”' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

it('the popups list copies a popup', async () => {
  const { user } = renderApp('/popups');
  await user.click(await screen.findByRole('button', { name: 'More for Ten percent off' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
  expect(await screen.findByRole('link', { name: 'Ten percent off (copy)' })).toBeDefined();
});

it('the popups list finds popups by name and by status', async () => {
  const { user } = renderApp('/popups', {
    popups: [aPopup(), aPopup({ id: 'Popup00000002', name: 'Summer bar', status: 'paused' })],
  });
  await user.type(await screen.findByLabelText('Search popups'), 'summer');
  expect(screen.queryByRole('link', { name: 'Ten percent off' })).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Live' }));
  expect(screen.getByText(/No popup fits/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

it('the popups list says why a change failed and leaves the list as it was', async () => {
  const { user, server } = renderApp('/popups');
  await screen.findByRole('link', { name: 'Ten percent off' });
  server.failNext('/pause', 500, 'The store is busy.');
  await user.click(screen.getByRole('button', { name: 'Pause' }));
  expect(await screen.findByText('The store is busy.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Pause' })).toBeDefined();
});

it('the popups list offers to try again when the list cannot be loaded', async () => {
  const { server, user } = renderApp('/popups');
  server.failNext('/popups', 400, 'Not now.');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Ten percent off' })).toBeDefined();
});

it('the popups list shows the newest of many popups, shows more on request, and searches all of them', async () => {
  const popups = Array.from({ length: 60 }, (_, at) =>
    aPopup({ id: `Popup${String(at).padStart(8, '0')}`, name: `Popup ${at + 1}` }),
  );
  const { user } = renderApp('/popups', { popups });
  const list = within(await screen.findByRole('list', { name: 'Popups' }));
  const rows = () => list.getAllByRole('listitem').length;
  expect(rows()).toBe(50);
  await user.click(screen.getByRole('button', { name: 'Show 10 more of 60' }));
  expect(rows()).toBe(60);
  expect(screen.queryByRole('button', { name: /more of 60/u })).toBeNull();
  await user.type(screen.getByLabelText('Search popups'), 'Popup 59');
  expect(rows()).toBe(1);
});

it('the popups list makes no copy for the second click of a double click', async () => {
  const { user, server } = renderApp('/popups', { popups: [aPopup()] });
  const duplicate = async () => {
    await user.click(await screen.findByRole('button', { name: /^More for/ }));
    return screen.findByRole('menuitem', { name: 'Duplicate' });
  };
  fireEvent.click(await duplicate(), { detail: 2 });
  await user.click(await duplicate());
  expect(await screen.findByText(/^Copied as/)).toBeDefined();
  expect(server.data.popups).toHaveLength(2);
});

it.each([false, true])(
  'the list of popups names the host on which the script runs without being listed: installed %j',
  async (isInstalled) => {
    renderApp('/popups', { refusedHost: 'shop2.example', isInstalled });
    const host = await screen.findByText('shop2.example');
    expect(host.parentElement?.textContent).toMatch(
      /^Beckon runs on shop2\.example, which is not/u,
    );
    expect(screen.queryByText(UNSEEN_WORDS)).toBeNull();
    expect(screen.queryByText(/not on your website yet$/u) === null).toBe(isInstalled);
  },
);
