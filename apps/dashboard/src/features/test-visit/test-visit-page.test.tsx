import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { testVisitPath } from '../../lib/navigation/routes.ts';
import { aPopup } from '../../testing/factories.ts';
import { renderApp } from '../../testing/render-app.tsx';

it('the test visit shows the result of every popup of the site, with the requested one first and open', async () => {
  const old = aPopup({ id: 'Popup00000003', name: 'Old', status: 'archived' });
  const other = aPopup({ id: 'Popup00000002', name: 'Sale' });
  const { user, server } = renderApp(testVisitPath(other.id), { popups: [aPopup(), other, old] });
  await screen.findByText('Who comes?');
  const page = screen.getByLabelText('Page');
  await user.clear(page);
  await user.click(page);
  await user.paste('shop.example');
  await user.click(screen.getByRole('button', { name: 'Try this visit' }));
  expect(await screen.findByText('Write the whole address, with https://')).toBeDefined();
  await user.clear(page);
  await user.click(page);
  await user.paste('https://shop.example/cart');
  await user.click(screen.getByRole('button', { name: 'Try this visit' }));
  const list = await screen.findByRole('list', { name: 'Popups on this visit' });
  const names = within(list)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Sale', 'Ten percent off']);
  expect(within(list).getAllByText('Not shown: the device is desktop, not mobile.')).toHaveLength(
    2,
  );
  await user.click(screen.getByRole('radio', { name: 'Phone' }));
  await user.click(screen.getByRole('button', { name: 'Try this visit' }));
  expect(await screen.findByText('Shown after 5 seconds on the page.')).toBeDefined();
  expect(screen.getByText('1 popup of 2 would show')).toBeDefined();
  expect(server.calls.at(-1)?.body).toMatchObject({
    url: 'https://shop.example/cart',
    device: 'mobile',
    visit: 1,
  });
});

it('the test visit shows an archived popup if it is the requested one', async () => {
  const old = aPopup({ id: 'Popup00000003', name: 'Old', status: 'archived' });
  const { user } = renderApp(testVisitPath(old.id), { popups: [aPopup(), old] });
  const page = await screen.findByLabelText('Page');
  await user.clear(page);
  await user.click(page);
  await user.paste('https://shop.example/cart');
  await user.click(screen.getByRole('button', { name: 'Try this visit' }));
  expect(await screen.findByText('Not shown: it is archived.')).toBeDefined();
});
