import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aPopup, aSite } from '../../testing/factories.ts';
import { renderApp } from '../../testing/render-app.tsx';

it('the install page shows the line to paste and where to paste it on each platform', async () => {
  const { user } = renderApp('/install');
  expect(
    (await screen.findByRole('group', { name: 'Code to paste into your website' })).textContent,
  ).toContain('pixel.js?id=0123456789abc');
  await user.click(screen.getByRole('tab', { name: 'Shopify' }));
  expect(screen.getByText('layout/theme.liquid')).toBeDefined();
});

it('the install page copies the line, and the code for orders', async () => {
  const { user } = renderApp('/install');
  const [copyLine, copyGoal] = await screen.findAllByRole('button', { name: 'Copy' });
  expect([copyLine, copyGoal]).not.toContain(undefined);
  if (copyGoal !== undefined) await user.click(copyGoal);
  expect(await navigator.clipboard.readText()).toContain('beckon.goal(');
  if (copyLine !== undefined) await user.click(copyLine);
  expect(await navigator.clipboard.readText()).toContain('<script id="beckon-script"');
});

it('the install page says that it waits for the website, and where the script was seen', async () => {
  const { unmount } = renderApp('/install');
  expect(await screen.findByText('Waiting for your website…')).toBeDefined();
  unmount();
  renderApp('/install', { isInstalled: true });
  expect(await screen.findByText('Beckon is installed')).toBeDefined();
  expect(screen.getByText('https://corner-bakery.com/')).toBeDefined();
});

it('the install page offers to create a first popup if the script was seen and there is no popup', async () => {
  const { unmount } = renderApp('/install', { isInstalled: true });
  await screen.findByText('Beckon is installed');
  expect(screen.queryByRole('link', { name: 'Create your first popup' })).toBeNull();
  unmount();
  const empty = renderApp('/install', { isInstalled: true, popups: [] });
  await empty.user.click(await screen.findByRole('link', { name: 'Create your first popup' }));
  expect(await screen.findByRole('heading', { name: 'Choose a design' })).toBeDefined();
});

it('the install page asks whether an address that only a call named is the owner’s, and does not open it', async () => {
  const site = aSite();
  const { user, server } = renderApp('/install', {
    sites: [{ ...site, settings: { ...site.settings, domains: [] } }],
    claimedUrl: 'https://www.evil.example/x',
  });
  expect(await screen.findByText('Is this your website?')).toBeDefined();
  expect(screen.queryByText('Beckon is installed')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Page').value).toBe('');
  await user.click(screen.getByRole('button', { name: 'Yes, list evil.example' }));
  await waitFor(() => expect(server.data.sites[0]?.settings.domains).toEqual(['evil.example']));
});

it.each([false, true])(
  'the install page says that the script runs on a host that is not listed, and lists it: installed %j',
  async (isInstalled) => {
    const { user, server } = renderApp('/install', { refusedHost: 'shop2.example', isInstalled });
    const add = await screen.findByRole('button', { name: 'Add shop2.example' });
    expect(add.closest('[role="status"]')?.textContent).toContain(
      'Beckon runs on shop2.example, which is not in your domains',
    );
    expect(screen.queryByText('Beckon is installed') !== null).toBe(isInstalled);
    const before = server.data.sites[0]?.settings.domains ?? [];
    await user.click(add);
    await waitFor(() =>
      expect(server.data.sites[0]?.settings.domains).toEqual([...before, 'shop2.example']),
    );
  },
);

it('the install page shows a refused host as it was sent, beside its readable form', async () => {
  const [refusedHost, refusedReadable] = ['xn--9dbd1a4b.co.il', 'חנות.co.il'];
  renderApp('/install', { refusedHost, refusedReadable });
  const readable = await screen.findByText(refusedReadable);
  expect(readable.tagName).toBe('BDI');
  expect(readable.parentElement?.textContent).toBe(
    `Beckon runs on ${refusedHost} (${refusedReadable}), which is not in your domains`,
  );
  expect(screen.getByRole('button', { name: `Add ${refusedHost}` })).toBeDefined();
});

it('the install page shows the line to paste for each embedded form', async () => {
  renderApp('/install', {
    popups: [
      aPopup(),
      aPopup({ id: 'Form000000001', type: 'embedded', name: 'In the footer' }),
      aPopup({
        id: 'Variant000001',
        type: 'embedded',
        abTest: { state: 'running', isVariant: true },
      }),
    ],
  });
  expect(await screen.findByRole('heading', { name: 'In the footer' })).toBeDefined();
  expect(
    screen.getAllByRole('group', { name: /^Place of/u }).map((box) => box.textContent),
  ).toEqual(['<div class="beckon-embedded" data-id="Form000000001"></div>']);
  expect(screen.queryByText(/stays empty while the test runs/u)).toBeNull();
});

it('the install page says that the line of an embedded form shows all designs of its A/B test', async () => {
  const abTest = { state: 'running', isVariant: false } as const;
  renderApp('/install', {
    popups: [aPopup({ id: 'Form000000001', type: 'embedded', name: 'In the footer', abTest })],
  });
  const form = (await screen.findByRole('heading', { name: 'In the footer' })).parentElement;
  expect(form?.textContent).toContain('All designs of its A/B test show in this place.');
  expect(form?.textContent).toContain('stays empty while the test runs');
});
