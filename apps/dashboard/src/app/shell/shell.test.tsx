import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aLead, aPopup, aSite } from '../../testing/factories.ts';
import { renderApp } from '../../testing/render-app.tsx';

it('the shell switches to another site and remembers it', async () => {
  const { user, server } = renderApp('/popups', {
    sites: [aSite(), aSite({ id: 'site-2', name: 'Book shop' })],
  });
  await user.click(await screen.findByRole('button', { name: /Corner bakery/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Book shop' }));
  expect(await screen.findByRole('heading', { name: 'Create your first popup' })).toBeDefined();
  expect(server.calls.map(({ path }) => path)).toContain('/api/owner/sites/site-2/popups');
  expect(localStorage.getItem('beckon.site')).toBe('site-2');
});

it('the shell keeps the page of a site when another site is chosen', async () => {
  const { user } = renderApp('/reports', {
    sites: [aSite(), aSite({ id: 'site-2', name: 'Book shop' })],
  });
  await user.click(await screen.findByRole('button', { name: /Corner bakery/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Book shop' }));
  expect(await screen.findByRole('button', { name: /Site: ?Book shop/ })).toBeDefined();
  expect(await screen.findByRole('heading', { name: 'Reports' })).toBeDefined();
});

const TWO_SITES = [aSite(), aSite({ id: 'site-2', name: 'Book shop' })];

async function switchTo(user: ReturnType<typeof renderApp>['user'], name: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: /^Site:/ }));
  await user.click(await screen.findByRole('menuitem', { name }));
  await screen.findByRole('button', { name: new RegExp(`Site: ?${name}`) });
}

it('a switch of the site begins with the newest leads of the other site, and chooses none', async () => {
  const leads = Array.from({ length: 30 }, (_, at) =>
    aLead({ id: `lead-${at}`, name: `Person ${at}` }),
  );
  const { user } = renderApp('/leads', { sites: TWO_SITES, leads });
  await user.click(await screen.findByRole('button', { name: 'Older' }));
  await screen.findByRole('button', { name: 'Person 29' });
  await user.click(screen.getByLabelText('Choose all on this page'));
  await switchTo(user, 'Book shop');
  expect(await screen.findByRole('button', { name: 'Person 0' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Person 29' })).toBeNull();
  expect(screen.getByLabelText('Choose all on this page')).toHaveProperty('checked', false);
});

it('a switch of the site forgets the label by which the popups of the other one were filtered', async () => {
  const popups = [
    aPopup({ labels: ['Season'] }),
    aPopup({ id: 'Popup00000002', siteId: 'site-2', name: 'New books' }),
  ];
  const { user } = renderApp('/popups', { sites: TWO_SITES, popups });
  // Both lists are in the cache then, so that the page does not wait for one.
  await switchTo(user, 'Book shop');
  await screen.findByRole('listitem', { name: 'New books' });
  await switchTo(user, 'Corner bakery');
  await user.click(await screen.findByRole('combobox', { name: 'Label' }));
  await user.click(await screen.findByRole('option', { name: 'Season' }));
  await switchTo(user, 'Book shop');
  expect(await screen.findByRole('listitem', { name: 'New books' })).toBeDefined();
});

it('a switch of the site forgets the page that the owner typed for a visit to the other one', async () => {
  const { user } = renderApp('/install', { sites: TWO_SITES });
  await switchTo(user, 'Book shop');
  await screen.findByLabelText('Page');
  await switchTo(user, 'Corner bakery');
  const page = await screen.findByLabelText<HTMLInputElement>('Page');
  await waitFor(() => expect(page.value).not.toBe(''));
  const known = page.value;
  await user.type(page, 'offers');
  await switchTo(user, 'Book shop');
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Page').value).toBe(known));
});

it('a switch of the site keeps the days of a report', async () => {
  const { user } = renderApp('/reports?from=2026-05-11&until=2026-05-17', { sites: TWO_SITES });
  await screen.findByDisplayValue('2026-05-11');
  await switchTo(user, 'Book shop');
  expect(await screen.findByDisplayValue('2026-05-11')).toBeDefined();
  expect(screen.getByDisplayValue('2026-05-17')).toBeDefined();
});

it('the shell shows the same site after a reload, although the browser has no choice for it', async () => {
  const sites = ['One', 'Two'].map((name) => aSite({ id: `site-${name}`, name }));
  const { unmount } = renderApp('/popups?site=site-Two', { sites });
  await screen.findByRole('button', { name: /Site: ?Two/ });
  unmount();
  renderApp('/popups', { sites });
  expect(await screen.findByRole('button', { name: /Site: ?Two/ })).toBeDefined();
});

it('the shell shows the site that a link in a mail names, and remembers it', async () => {
  const sites = ['One', 'Two'].map((name) => aSite({ id: `site-${name}`, name }));
  const { server } = renderApp('/reports?site=site-Two&from=2026-05-11&until=2026-05-17', {
    sites,
  });
  expect(await screen.findByRole('button', { name: /Site: ?Two/ })).toBeDefined();
  expect(await screen.findByDisplayValue('2026-05-11')).toBeDefined();
  const ofSites = server.calls.filter(({ path }) => path.startsWith('/api/owner/sites/'));
  expect(ofSites.every(({ path }) => path.startsWith('/api/owner/sites/site-Two/'))).toBe(true);
  expect(localStorage.getItem('beckon.site')).toBe('site-Two');
});

it('the shell signs out and asks to sign in again', async () => {
  const { user, server } = renderApp('/popups');
  await user.click(await screen.findByRole('button', { name: /Account of/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeDefined();
  expect(server.data.signedIn).toBe(false);
});

it('the shell turns dark when the owner chooses it, remembers it, and follows the system again', async () => {
  const { user } = renderApp('/popups');
  const { dataset } = document.documentElement;
  await user.click(await screen.findByRole('button', { name: /Account of/ }));
  const looks = within(await screen.findByRole('group', { name: 'Appearance' }));
  const chosen = () => looks.getByRole('menuitemradio', { checked: true }).textContent;
  expect(chosen()).toBe('Like the system');
  expect(dataset['mantineColorScheme']).toBe('light');
  await user.click(looks.getByRole('menuitemradio', { name: 'Dark' }));
  expect(chosen()).toBe('Dark');
  expect(dataset['mantineColorScheme']).toBe('dark');
  expect(localStorage.getItem('beckon.scheme')).toBe('dark');
  await user.click(looks.getByRole('menuitemradio', { name: 'Like the system' }));
  expect(dataset['mantineColorScheme']).toBe('light');
  expect(localStorage.getItem('beckon.scheme')).toBe('auto');
});

it('the shell finds one of many sites by its name or domain', async () => {
  const sites = Array.from({ length: 20 }, (_, at) =>
    aSite({ id: `site-${at}`, name: `Shop ${at}` }),
  );
  const { user } = renderApp('/popups', { sites });
  await user.click(await screen.findByRole('button', { name: /Shop 0/ }));
  const search = await screen.findByLabelText('Search your sites');
  await waitFor(() => expect(document.activeElement).toBe(search));
  await user.keyboard('shop 17');
  expect(screen.getAllByRole('menuitem').map((one) => one.textContent)).toEqual([
    'Shop 17',
    'Add a site',
  ]);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(await screen.findByRole('button', { name: /Shop 17/ })).toBeDefined();
});

it('the shell leads a new account to its first site', async () => {
  const { user } = renderApp('/popups', { sites: [], popups: [] });
  await user.type(await screen.findByLabelText(/Site name/), 'Corner bakery');
  await user.type(screen.getByLabelText(/Address/), 'https://www.corner-bakery.com/about');
  await user.click(screen.getByRole('button', { name: 'Add the site' }));
  expect(await screen.findByRole('heading', { name: 'Create your first popup' })).toBeDefined();
});

it('the shell adds another site on a page of its own, and opens it', async () => {
  const { user, server } = renderApp('/popups');
  await user.click(await screen.findByRole('button', { name: /Corner/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Add a site' }));
  expect(await screen.findByRole('heading', { name: 'Add a site' })).toBeDefined();
  await user.type(screen.getByLabelText(/Site name/), 'Harbour books');
  await user.click(screen.getByRole('button', { name: 'Add the site' }));
  expect(await screen.findByRole('button', { name: /Harbour books/ })).toBeDefined();
  expect(server.data.sites.map(({ name }) => name)).toContain('Harbour books');
});

it('the shell suggests the browser’s language for the popups of a new site', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-DE', 'he-IL', 'en']);
  const { user, server } = renderApp('/popups', { sites: [], popups: [] });
  await user.type(await screen.findByLabelText(/Site name/), 'החנות של דנה');
  const choice = within(screen.getByRole('radiogroup', { name: 'Language of your popups' }));
  expect(choice.getByRole('radio', { name: 'עברית' })).toHaveProperty('checked', true);
  await user.click(screen.getByRole('button', { name: 'Add the site' }));
  await waitFor(() => expect(server.data.sites[0]?.settings.language).toBe('he'));
});

it('the shell shows its pages in a tour that can be left at any step', async () => {
  const { user } = renderApp('/popups', { popups: [] });
  await user.click(await screen.findByRole('link', { name: 'Take the two-minute tour' }));
  const tour = within(await screen.findByRole('region', { name: 'Tour' }));
  expect(tour.getByText('Step 1 of 6')).toBeDefined();
  await user.click(tour.getByRole('link', { name: 'Next' }));
  expect(await screen.findByRole('heading', { name: 'Choose a design' })).toBeDefined();
  expect(tour.getByRole('heading', { name: 'Start from a design' })).toBeDefined();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Tour' })).toBeNull());
  expect(screen.getByRole('heading', { name: 'Choose a design' })).toBeDefined();
});

it('the shell reports an unknown address', async () => {
  renderApp('/nowhere');
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeDefined();
});
