import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { defaultSettings, type OwnLook } from '@beckon/contract/settings';
import { aPopup, aSite } from '../../../testing/factories.ts';
import { renderApp } from '../../../testing/render-app.tsx';

async function openLook(look?: OwnLook, brand?: OwnLook) {
  const site = aSite();
  const settings = { ...defaultSettings('lightbox'), ...(look && { look }) };
  const app = renderApp('/popups/Popup00000001/edit', {
    popups: [aPopup({ settings })],
    sites: [{ ...site, settings: { ...site.settings, ...(brand && { brand }) } }],
  });
  await app.user.click(await screen.findByRole('tab', { name: 'Style' }, { timeout: 10_000 }));
  const lookNow = async () => {
    await app.user.keyboard('{Control>}s{/Control}');
    return app.server.data.popups[0]?.settings.look;
  };
  return { ...app, lookNow };
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });

it('the style panel applies a colour when it is complete, and resets it', async () => {
  const { user, lookNow } = await openLook();
  type('Buttons', '#FF00');
  await waitFor(async () => expect(await lookNow()).toBeUndefined());
  type('Buttons', '#FF0066');
  await waitFor(async () => expect(await lookNow()).toEqual({ button: '#ff0066' }));
  await user.click(screen.getByRole('button', { name: 'Buttons: choose it for me' }));
  await waitFor(async () => expect(await lookNow()).toBeUndefined());
});

it('the style panel warns about a text colour that cannot be read, and corrects it', async () => {
  const { user, lookNow } = await openLook({ background: '#ffffff', text: '#eeeeee' });
  expect(screen.getByText(/hard to read on this background/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Choose a readable colour' }));
  await waitFor(async () => expect(await lookNow()).toEqual({ background: '#ffffff' }));
  expect(screen.queryByText(/hard to read/)).toBeNull();
});

it('the style panel saves the style as the site’s brand and applies the brand to another popup', async () => {
  const { user, server, lookNow } = await openLook(
    { button: '#ff0066' },
    { button: '#00aa88', corners: 0 },
  );
  const brandSwitch = screen.getByRole<HTMLInputElement>('switch', { name: /^Use my brand/ });
  expect(brandSwitch.checked).toBe(false);
  await user.click(brandSwitch);
  await waitFor(async () => expect(await lookNow()).toEqual({ button: '#00aa88', corners: 0 }));
  type('Buttons', '#112233');
  await user.click(screen.getByRole('button', { name: 'Save as my brand' }));
  await waitFor(() => expect(brandSwitch.checked).toBe(true));
  expect(server.calls.findLast(({ path }) => path === '/api/owner/sites/site-1')?.body).toEqual({
    settings: { brand: { button: '#112233', corners: 0 } },
  });
  await user.click(brandSwitch);
  await waitFor(async () => expect(await lookNow()).toBeUndefined());
});

it('the style panel replaces only the colours when a theme is chosen', async () => {
  const { user, lookNow } = await openLook({ button: '#ff0066', corners: 24 });
  await user.click(screen.getByRole('button', { name: 'Mint' }));
  await waitFor(async () => expect(await lookNow()).toEqual({ corners: 24 }));
});

it('the style panel says that a theme replaced the colours, and brings them back with their theme', async () => {
  const { user, server, lookNow } = await openLook({ button: '#ff0066', corners: 24 });
  await user.click(screen.getByRole('button', { name: 'Mint' }));
  const notice = await screen.findByRole('alert');
  expect(notice.textContent).toContain('“Mint” replaced your colours.');
  type('Background', '#ffeedd');
  await user.click(within(notice).getByRole('button', { name: 'Undo' }));
  const look = { background: '#ffeedd', button: '#ff0066', corners: 24 };
  await waitFor(async () => expect(await lookNow()).toEqual(look));
  expect(server.data.popups[0]?.theme).toBe('dawn');
});

it('the style panel says nothing of a theme if the popup has no colours of its own', async () => {
  const { user, lookNow } = await openLook({ corners: 24 });
  await user.click(screen.getByRole('button', { name: 'Mint' }));
  await waitFor(async () => expect(await lookNow()).toEqual({ corners: 24 }));
  expect(screen.queryByText(/replaced your colours/)).toBeNull();
});
