import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';

it('the shop card saves the platform of the shop', async () => {
  const { user, server } = renderApp('/settings');
  const platform = await screen.findByRole('combobox', { name: 'Your shop runs on' });
  await user.click(platform);
  await user.click(await screen.findByRole('option', { name: 'Wix' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(server.data.sites[0]?.settings.shop).toEqual({ currency: '', platform: 'wix' }),
  );
});

it('the shop card saves the currency and the free-shipping amount of a shop', async () => {
  const { user, server } = renderApp('/settings');
  await user.type(await screen.findByRole('textbox', { name: 'Currency' }), 'eu1r');
  const freeFrom = screen.getByRole('textbox', { name: 'Shipping is free from' });
  await user.type(freeFrom, '50.50');
  const saved = async (shop: unknown) => {
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(server.data.sites[0]?.settings.shop).toEqual(shop));
  };
  await saved({ currency: 'EUR', freeShippingFrom: 50.5 });
  await user.clear(freeFrom);
  await saved({ currency: 'EUR' });
});
