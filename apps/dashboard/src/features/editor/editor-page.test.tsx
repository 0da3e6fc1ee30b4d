import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { defaultSettings } from '@beckon/contract/settings';
import { aPopup, aSite } from '../../testing/factories.ts';
import { isolate } from '../../lib/format/isolate.ts';
import { anAbTest } from '../../testing/fake-ab-tests.ts';
import { renderApp } from '../../testing/render-app.tsx';

const PATH = '/popups/Popup00000001/edit';

async function openSettings(data: Parameters<typeof renderApp>[1] = {}, section?: string) {
  const app = renderApp(PATH, data);
  await app.user.click(await screen.findByRole('radio', { name: 'Settings' }, { timeout: 10_000 }));
  if (section !== undefined)
    await app.user.click(await screen.findByRole('button', { name: section }));
  const settingsNow = () => app.server.data.popups[0]?.settings;
  const save = () => app.user.keyboard('{Control>}s{/Control}');
  return { ...app, settingsNow, save };
}

it('the editor links the designs of an open A/B test to each other', async () => {
  const { user } = renderApp(PATH, { abTests: [anAbTest()] });
  const menu = await screen.findByRole(
    'button',
    { name: 'A/B test: this is design A' },
    { timeout: 10_000 },
  );
  await user.click(menu);
  const other = await screen.findByRole('menuitem', { name: 'Edit design B' });
  expect(other.getAttribute('href')).toBe('/popups/Variant000001/edit');
  expect(screen.getByRole('menuitem', { name: 'Test and results' }).getAttribute('href')).toBe(
    '/popups/Popup00000001/ab-tests',
  );
});

describe('the settings of a popup', () => {
  it('the editor saves settings automatically and says so', async () => {
    const { user, settingsNow, save } = await openSettings();
    await user.click(await screen.findByRole('switch', { name: /After scrolling/ }));
    expect(screen.getByRole('status').textContent).toContain('Saving…');
    await user.clear(screen.getByLabelText('Share of the page'));
    await user.type(screen.getByLabelText('Share of the page'), '70');
    await save();
    await waitFor(() =>
      expect(settingsNow()?.triggers).toEqual({
        afterSeconds: { seconds: 5, on: 'page' },
        scrolledPercent: 70,
      }),
    );
    expect(await screen.findByText('Saved')).toBeDefined();
  });

  it('the editor uses the site of the popup, even if another site was chosen last', async () => {
    const chosen = aSite();
    const other = aSite({
      id: 'site2',
      name: 'Harbour books',
      settings: { ...chosen.settings, timeZone: 'America/Lima' },
    });
    await openSettings(
      { sites: [chosen, other], popups: [aPopup({ siteId: other.id })] },
      'Days and hours',
    );
    expect(await screen.findByText(/time zone of the site: America\/Lima/)).toBeDefined();
  });

  it('the editor keeps changes after the session has ended, and saves them when the owner signs in again', async () => {
    const { user, server, settingsNow, save } = await openSettings();
    server.data.signedIn = false;
    await user.click(await screen.findByRole('switch', { name: /After scrolling/ }));
    await save();
    const dialog = within(await screen.findByRole('dialog', { name: 'Please sign in again' }));
    await user.type(dialog.getByLabelText('Password'), 'correct horse{Enter}');
    await waitFor(() => expect(settingsNow()?.triggers).toHaveProperty('scrolledPercent'));
    expect(await screen.findByText('Saved')).toBeDefined();
  });

  it('the editor warns about a popup that reacts to the back button of phones', async () => {
    const { user } = await openSettings();
    await user.click(await screen.findByRole('switch', { name: /When they are about to leave/ }));
    expect(screen.queryByText(/Search engines treat/)).toBeNull();
    await user.click(screen.getByRole('switch', { name: /catch the back button/ }));
    expect(screen.getByText(/Search engines treat/)).toBeDefined();
  });

  it('the editor leaves incomplete settings out of what it saves', async () => {
    const { user, server, save } = await openSettings();
    await user.click(await screen.findByRole('switch', { name: /When your own code triggers it/ }));
    await save();
    expect(await screen.findByText('Not all saved')).toBeDefined();
    await user.type(screen.getByLabelText('Name of the event'), 'quiz-finished');
    await save();
    await waitFor(() =>
      expect(server.data.popups[0]?.settings.triggers.eventName).toBe('quiz-finished'),
    );
  });

  it('the editor limits a popup to some visitors by rules in groups', async () => {
    const { user, settingsNow, save } = await openSettings({}, 'Who sees it');
    await user.click(await screen.findByRole('button', { name: 'Add a rule' }));
    await user.click(await screen.findByRole('option', { name: 'Page address' }));
    const rule = within(screen.getByRole('group', { name: 'Rule 1 of group 1' }));
    await user.type(rule.getByRole('combobox', { name: 'Values' }), '/sale{Enter}');
    await save();
    await waitFor(() =>
      expect(settingsNow()?.audience).toEqual({
        groups: [[{ kind: 'page-url', operator: 'contains', values: ['/sale'] }]],
      }),
    );
  });

  it('the editor adds a cookie check that was found by searching the rules with the keyboard', async () => {
    const { user, settingsNow, save } = await openSettings({}, 'Who sees it');
    await user.click(await screen.findByRole('button', { name: 'Add a rule' }));
    await user.type(screen.getByLabelText('Search rules'), 'cook{Enter}');
    await user.type(await screen.findByRole('textbox', { name: 'Cookie name' }), 'vip');
    await save();
    await waitFor(() =>
      expect(settingsNow()?.filters).toMatchObject({ cookies: [{ name: 'vip' }] }),
    );
    await user.click(screen.getByRole('button', { name: 'Remove this check' }));
    await save();
    await waitFor(() => expect(settingsNow()?.filters).toEqual({}));
  });

  it('the editor adds a rule with the keyboard alone and keeps the focus', async () => {
    const { user } = await openSettings({}, 'Who sees it');
    const button = await screen.findByRole('button', { name: 'Add a rule' });
    button.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Search rules')));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(button));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Search rules')));
    await user.paste('coun');
    expect(
      screen.getByRole('option', { name: 'Country' }).hasAttribute('data-combobox-selected'),
    ).toBe(true);
    await user.keyboard('{Enter}');
    const rule = await screen.findByRole('group', { name: 'Rule 1 of group 1' });
    expect(within(rule).getByRole('combobox', { name: 'What' })).toHaveProperty('value', 'Country');
    await waitFor(() => expect(document.activeElement).toBe(rule));
  });

  it('the editor lets the owner of a bar at the top choose whether the page moves down', async () => {
    const { user, settingsNow, save } = await openSettings(
      { popups: [aPopup({ type: 'bar', settings: defaultSettings('bar') })] },
      'Place and size',
    );
    await user.click(screen.getByRole('radio', { name: 'Is covered' }));
    await save();
    await waitFor(() => expect(settingsNow()?.appearance.pushesPage).toBe(false));
    await user.click(screen.getByRole('radio', { name: 'Moves down' }));
    await save();
    await waitFor(() => expect(settingsNow()?.appearance.pushesPage).toBe(true));
  });

  it('the editor moves the popup’s position with the arrow keys', async () => {
    const { user, settingsNow, save } = await openSettings({}, 'Place and size');
    screen.getByRole('radio', { name: 'middle center' }).focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    await save();
    await waitFor(() =>
      expect(settingsNow()?.appearance.location).toEqual({
        horizontal: 'left',
        vertical: 'bottom',
      }),
    );
  });
});

describe('the prizes of a game', () => {
  const game = aPopup({ type: 'gamified', settings: defaultSettings('gamified'), status: 'draft' });

  it('the editor shows the chances of prizes and their total', async () => {
    const { user, settingsNow, save } = await openSettings({ popups: [game] });
    await user.click(await screen.findByRole('button', { name: 'Start with six usual prizes' }));
    expect(screen.getByRole('status', { name: 'Total chances' }).textContent).toMatch(
      /Total 100.*Chance to win 65%/,
    );
    await save();
    await waitFor(() => expect(settingsNow()?.game?.prizes).toHaveLength(6));
  });

  it('the editor reads the codes of a prize from an uploaded list and warns when few are left', async () => {
    const low = {
      prizeId: 'prize-1',
      label: '10% off',
      isWinning: true,
      share: 1,
      given: 90,
      givenToday: 2,
      usesCodePool: true,
      codesTotal: 100,
      codesLeft: 4,
      isLow: true,
    };
    const empty = { ...low, prizeId: 'p2', label: 'Mug', codesLeft: 0, isUsedUp: true as const };
    const { user, server } = await openSettings({ popups: [game], stock: [low, empty] });
    expect(await screen.findByText(new RegExp(`Running low: ${isolate('10% off')}`))).toBeDefined();
    expect(screen.getByText(new RegExp(`Used up: ${isolate('Mug')}`))).toBeDefined();
    await user.click(await screen.findByRole('button', { name: 'Start with six usual prizes' }));
    await user.click(screen.getByRole('button', { name: 'More of 10% off' }));
    await user.click(screen.getByRole('radio', { name: 'A different one each' }));
    expect(screen.getByText('4 of 100 codes left')).toBeDefined();
    await user.upload(
      screen.getByLabelText('CSV file with codes'),
      new File(['A1\nB2\nB2'], 'codes.csv', { type: 'text/csv' }),
    );
    expect(await screen.findByText(/2 codes added, 1 was there already/u)).toBeDefined();
    expect(server.calls).toContainEqual({
      method: 'POST',
      path: `/api/owner/popups/${game.id}/prizes/prize-1/codes`,
      body: { csv: 'A1\nB2\nB2' },
    });
  });
});

describe('previewing the draft on the owner’s site', () => {
  it('the preview on the owner’s site saves first, then opens the site with token and popup in a new tab', async () => {
    const replace = vi.fn();
    vi.stubGlobal('open', () => ({ opener: {}, location: { replace }, close() {} }));
    const { user, server } = await openSettings();
    await user.click(await screen.findByRole('switch', { name: /After scrolling/ }));
    await user.click(screen.getByRole('radio', { name: 'Preview' }));
    await user.click(await screen.findByRole('button', { name: 'See it on my site' }));
    await waitFor(() =>
      expect(replace).toHaveBeenCalledWith(
        'https://corner-bakery.com/?beckon-owner=token-of-the-owner&beckon-preview=Popup00000001',
      ),
    );
    expect(server.data.popups[0]?.settings.triggers.scrolledPercent).toBe(50);
    vi.unstubAllGlobals();
  });
});

describe('previewing the draft on a site that lists no domain', () => {
  it('the preview on a site without a domain sends the owner’s token only after the owner has seen the address', async () => {
    const replace = vi.fn();
    const open = vi.fn(() => ({ opener: {}, location: { replace }, close() {} }));
    vi.stubGlobal('open', open);
    const site = aSite();
    const { user } = await openSettings({
      sites: [{ ...site, settings: { ...site.settings, domains: [] } }],
      isInstalled: true,
    });
    await user.click(screen.getByRole('radio', { name: 'Preview' }));
    await user.click(await screen.findByRole('button', { name: 'See it on my site' }));
    const page = await screen.findByLabelText('Page');
    expect(open).not.toHaveBeenCalled();
    await user.clear(page);
    await user.type(page, 'https://mine.example/');
    await user.click(screen.getByRole('button', { name: 'Open this page' }));
    await waitFor(() =>
      expect(replace).toHaveBeenCalledWith(
        'https://mine.example/?beckon-owner=token-of-the-owner&beckon-preview=Popup00000001',
      ),
    );
    vi.unstubAllGlobals();
  });
});

describe('a draft that is open in two places', () => {
  it('the editor does not overwrite a draft that someone else saved', async () => {
    const { user, server, save } = await openSettings();
    const [popup] = server.data.popups;
    if (popup !== undefined) server.data.popups = [{ ...popup, revision: 9, name: 'Theirs' }];
    await user.click(await screen.findByRole('switch', { name: /After scrolling/ }));
    await save();
    expect(await screen.findByText(/Changed elsewhere/)).toBeDefined();
    expect(server.data.popups[0]?.settings.triggers.scrolledPercent).toBeUndefined();
    const dialog = within(await screen.findByRole('dialog', { name: 'Changed in two places' }));
    await user.click(dialog.getByRole('button', { name: 'See what differs' }));
    expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'The name',
      'When it opens',
    ]);
    await user.click(dialog.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() =>
      expect(server.data.popups[0]).toMatchObject({
        name: 'Theirs',
        settings: { triggers: { scrolledPercent: 50 } },
      }),
    );
    expect(screen.getByLabelText<HTMLInputElement>('Name of the popup').value).toBe('Theirs');
  });
});

it('the editor asks for confirmation before the owner leaves it with incomplete settings', async () => {
  const { user, save } = await openSettings();
  await user.click(await screen.findByRole('switch', { name: /When your own code triggers it/ }));
  await save();
  expect(await screen.findByText('Not all saved')).toBeDefined();
  await user.click(screen.getByRole('link', { name: 'Back to the popups' }));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Leave' }),
  );
  expect(await screen.findByRole('heading', { name: 'Popups', level: 1 })).toBeDefined();
});
