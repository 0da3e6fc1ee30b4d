import { screen, waitFor, within } from '@testing-library/react';
import { defaultSettings } from '@beckon/contract/settings';
import { expect, it } from 'vitest';
import { aPopup } from '../../../../testing/factories.ts';
import { aProduct } from '../../../../testing/fake-catalogue.ts';
import { renderApp } from '../../../../testing/render-app.tsx';

it('the owner chooses which products a conversion adds to the cart', async () => {
  const { user, server } = renderApp('/popups/Popup00000001/edit', {
    popups: [aPopup({ settings: defaultSettings('lightbox') })],
    catalogue: { products: [aProduct()] },
  });
  await user.click(await screen.findByRole('radio', { name: 'Settings' }, { timeout: 10_000 }));
  await user.click(await screen.findByRole('button', { name: /^After a conversion/ }));
  await user.click(await screen.findByRole('switch', { name: /^Add to cart/ }));
  const product = within(screen.getByRole('group', { name: 'Product 1' }));
  await user.type(product.getByLabelText('Variant id'), '4400@1');
  await user.click(product.getByRole('switch', { name: 'Then open the cart' }));
  await user.keyboard('{Control>}s{/Control}');
  const lines = () => server.data.popups[0]?.settings.afterConversion.addToCart;
  await waitFor(() =>
    expect(lines()).toEqual([{ variantId: '44001', quantity: 1, goesToCart: true }]),
  );
  await user.click(screen.getByRole('button', { name: 'Choose products' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: /Stone mug/ }));
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  await user.click(screen.getByRole('button', { name: 'Remove product 1' }));
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() =>
    expect(lines()).toEqual([{ variantId: 'v1', quantity: 1, goesToCart: false }]),
  );
  await user.click(screen.getByRole('button', { name: 'Remove product 1' }));
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(lines()).toBeUndefined());
});
