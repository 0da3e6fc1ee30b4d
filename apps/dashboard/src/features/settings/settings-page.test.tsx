import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aSite } from '../../testing/factories.ts';
import { renderApp } from '../../testing/render-app.tsx';

describe('the site’s settings', () => {
  it('the settings page cleans domains, however they were pasted', async () => {
    const { user, server } = renderApp('/settings');
    await user.type(
      await screen.findByRole('combobox', { name: 'Domains' }),
      'https://Shop.example.com/sale{Enter}',
    );
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(server.data.sites[0]?.settings.domains).toEqual([
        'corner-bakery.com',
        'shop.example.com',
      ]),
    );
  });

  it('the settings page refuses what is not a domain and says so', async () => {
    const { user } = renderApp('/settings');
    await user.type(
      await screen.findByRole('combobox', { name: 'Domains' }),
      'not a domain{Enter}',
    );
    expect(screen.getByText('“not a domain” is not a domain')).toBeDefined();
  });

  it('the settings page discards changes that are not saved', async () => {
    const { user, server } = renderApp('/settings');
    await user.click(await screen.findByRole('switch', { name: /Allow trusted code/ }));
    expect(screen.getByText('You have unsaved changes.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(
      screen.getByRole('switch', { name: /Allow trusted code/ }).getAttribute('aria-checked') ??
        'false',
    ).not.toBe('true');
    expect(server.calls.filter((call) => call.method !== 'GET')).toEqual([]);
  });

  it('the settings page returns to what was saved last when a later change is discarded', async () => {
    const { user } = renderApp('/settings');
    const fonts = await screen.findByRole<HTMLInputElement>('switch', { name: /^Use web fonts/ });
    const comments = screen.getByRole<HTMLInputElement>('switch', { name: /^Allow comments/ });
    await user.click(fonts);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('All saved.')).toBeDefined();
    await user.click(comments);
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(comments.checked).toBe(false);
    expect(fonts.checked).toBe(false);
  });

  it('the settings page saves only what was changed, and shows what was changed elsewhere meanwhile', async () => {
    const { user, server } = renderApp('/settings');
    await user.click(await screen.findByRole('switch', { name: /^Use web fonts/ }));
    const [site] = server.data.sites;
    if (site === undefined) throw new Error('no site');
    server.data.sites[0] = {
      ...site,
      name: 'Harbour cafe',
      settings: { ...site.settings, domains: ['harbour.example'] },
    };
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('All saved.')).toBeDefined();
    expect(server.data.sites[0]).toMatchObject({
      name: 'Harbour cafe',
      settings: { domains: ['harbour.example'], deviceFontsOnly: true },
    });
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe(
      'Harbour cafe',
    );
    expect(screen.getAllByText('harbour.example')).not.toEqual([]);
  });

  it('the settings page asks before a link would lose what is not saved', async () => {
    const { user } = renderApp('/settings');
    await user.click(await screen.findByRole('switch', { name: /Allow trusted code/ }));
    await user.click(screen.getByRole('link', { name: 'Popups' }));
    const ask = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    await user.click(ask.getByRole('button', { name: 'Stay' }));
    expect(screen.getByText('You have unsaved changes.')).toBeDefined();
    await user.click(screen.getByRole('link', { name: 'Popups' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('heading', { name: 'Popups' })).toBeDefined();
  });

  it('the settings page refuses a site without a name', async () => {
    const { user, server } = renderApp('/settings');
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await user.clear(name);
    expect(screen.getByText('Give the site a name')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(server.calls.filter((call) => call.method !== 'GET')).toEqual([]);
    await user.type(name, 'Harbour cafe ');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('All saved.')).toBeDefined();
    expect(server.data.sites[0]?.name).toBe('Harbour cafe');
  });

  it('the settings page switches the limit of popups in one visit on and off, and says what suits most websites', async () => {
    const { user, server } = renderApp('/settings', {
      sites: [aSite({ settings: { ...aSite().settings, attentionBudget: 100 } })],
    });
    const limit = await screen.findByRole('switch', { name: /^Limit popups in one visit/ });
    expect(screen.queryByText(/suits most websites/)).toBeNull();
    await user.click(limit);
    expect(screen.getByLabelText<HTMLInputElement>('At most').value).toBe('2');
    expect(screen.getByText('2 suits most websites; with 0 none opens by itself.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(server.data.sites[0]?.settings.attentionBudget).toBe(2));
    await user.click(limit);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(server.data.sites[0]?.settings.attentionBudget).toBe(100));
  });

  it('the settings page fills the brand from the website, and saves it once the owner agrees', async () => {
    const { user, server } = renderApp('/settings');
    const address = await screen.findByRole<HTMLInputElement>('textbox', {
      name: 'Read it from my website',
    });
    expect(address.value).toBe('corner-bakery.com');
    await user.type(address, '{Enter}');
    expect(
      await screen.findByText(/^Found 2 colours, the font, the corners, and a logo\./),
    ).toBeDefined();
    expect(server.calls.filter(({ method }) => method === 'PATCH')).toEqual([]);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Buttons' }).value).toBe(
      '#0a7250',
    );
    await user.clear(screen.getByRole('textbox', { name: 'Background' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(server.data.sites[0]?.settings).toMatchObject({
        brand: { button: '#0a7250', font: 'site', corners: 14 },
        logo: 'https://corner-bakery.com/logo.svg',
      }),
    );
    expect(server.data.sites[0]?.settings.brand).not.toHaveProperty('background');
  });

  it('the settings page switches web fonts off, and on again', async () => {
    const { user, server } = renderApp('/settings');
    const fonts = await screen.findByRole<HTMLInputElement>('switch', { name: /^Use web fonts/ });
    expect(fonts.checked).toBe(true);
    await user.click(fonts);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(server.data.sites[0]?.settings.deviceFontsOnly).toBe(true));
    await user.click(fonts);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(server.data.sites[0]?.settings.deviceFontsOnly).toBe(false));
  });

  it('the settings page switches storage before consent off, and names the banners that can report consent', async () => {
    const { user, server } = renderApp('/settings');
    const keepsNothing = await screen.findByRole('switch', {
      name: /^Keep nothing before consent/,
    });
    expect(screen.queryByText(/Google consent mode/)).toBeNull();
    await user.click(keepsNothing);
    for (const source of [
      /WP Consent API/,
      /Google consent mode/,
      /Shopify’s cookie banner/,
      /beckon\.consent/,
    ])
      expect(screen.getByText(source)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(server.data.sites[0]?.settings.consentMode).toBe('opt-in'));
  });

  it('the settings page offers to test the mails once the addresses are saved', async () => {
    const site = aSite();
    const leadNotices = { emails: ['ann@x.example'] };
    const { user, server } = renderApp('/settings', {
      sites: [{ ...site, settings: { ...site.settings, leadNotices } }],
    });
    const button = await screen.findByRole('button', { name: 'Send a test email' });
    await user.type(screen.getByRole('textbox', { name: /^Name/ }), ' 2');
    expect(button.hasAttribute('disabled')).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
    await user.click(button);
    await waitFor(() =>
      expect(server.calls.map(({ path }) => path)).toContainEqual(
        expect.stringMatching(/\/lead-notices\/try$/),
      ),
    );
  });

  it('the settings page lists recipients who have not confirmed yet, and sends the link again', async () => {
    const site = aSite();
    const leadNotices = { emails: ['ann@x.example', 'ben@x.example', 'refuses-leads@x.example'] };
    const { user, server } = renderApp('/settings', {
      sites: [{ ...site, settings: { ...site.settings, leadNotices } }],
      agreed: ['ann@x.example'],
    });
    const waiting = await screen.findByText(/Waiting for confirmation from/);
    expect(waiting.textContent).toContain('ben@x.example');
    expect(waiting.textContent).not.toMatch(/ann@|refuses-leads@/);
    expect(screen.getByText(/No emails about leads go to/).textContent).toContain('refuses-leads@');
    await user.click(screen.getByRole('button', { name: 'Send the link again' }));
    await waitFor(() =>
      expect(server.calls.map(({ path }) => path)).toContainEqual(
        expect.stringMatching(/\/recipients\/ask$/),
      ),
    );
  });

  it('the settings page asks leads to confirm their address if the server can send mail, and otherwise says that it cannot', async () => {
    const without = renderApp('/settings');
    expect(await screen.findByText(/Nobody can be asked/)).toBeDefined();
    without.unmount();
    const { user, server } = renderApp('/settings', { sendsMail: true });
    await user.click(await screen.findByRole('switch', { name: /^Ask leads to confirm/ }));
    await user.click(screen.getByRole('switch', { name: /^Only pass on confirmed/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(server.data.sites[0]?.settings.leadConfirmation).toEqual({
        isOn: true,
        holdsLeads: false,
      }),
    );
  });

  it('the settings page switches the weekly report on, and says who stopped it', async () => {
    const site = aSite();
    const leadNotices = { emails: ['refuses-report@x.example'] };
    const { user, server } = renderApp('/settings', {
      sites: [{ ...site, settings: { ...site.settings, leadNotices } }],
      agreed: ['refuses-report@x.example'],
    });
    const ended = await screen.findByText(/No weekly report goes to/);
    expect(ended.textContent).toContain('refuses-report@x.example: they unsubscribed');
    await user.click(screen.getByRole('switch', { name: /^Weekly report/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(server.data.sites[0]?.settings.weeklyReport).toBe(true));
  });

  it('the settings page switches the mails about codes off, which are on at first', async () => {
    const site = aSite();
    const leadNotices = { emails: ['dana@x.example'] };
    const { user, server } = renderApp('/settings', {
      sites: [{ ...site, settings: { ...site.settings, leadNotices } }],
    });
    await user.click(
      await screen.findByRole('switch', { name: /^Codes running low/, checked: true }),
    );
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(server.data.sites[0]?.settings.stockMails).toBe(false));
  });

  it('the settings page disables mail addresses when the server cannot send mail, and says why', async () => {
    renderApp('/settings');
    expect(await screen.findByText(/This server cannot send email/)).toBeDefined();
    expect(screen.getByRole('combobox', { name: 'Email addresses' }).hasAttribute('disabled')).toBe(
      true,
    );
  });

  it('the settings page deletes a site only after its name was typed', async () => {
    const { user } = renderApp('/settings');
    await user.click(await screen.findByRole('button', { name: 'Delete this site…' }));
    const dialog = within(await screen.findByRole('dialog'));
    const button = dialog.getByRole('button', { name: 'Delete permanently' });
    expect(button.hasAttribute('disabled')).toBe(true);
    await user.type(dialog.getByLabelText('Name of the site'), 'Corner bakery');
    expect(button.hasAttribute('disabled')).toBe(false);
  });
});

it('settings without a name are not saved, and the keyboard goes to the name', async () => {
  const { user, server } = renderApp('/settings');
  const name = await screen.findByLabelText('Name');
  await user.clear(name);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Give the site a name')).toBeDefined();
  expect(document.activeElement).toBe(name);
  expect(server.calls.some(({ method }) => method === 'PATCH')).toBe(false);
});
