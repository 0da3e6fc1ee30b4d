import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CATALOGUE_FILE_BYTES } from '@beckon/contract/values';
import { aProduct, anImport, aSource, type FakeCatalogue } from '../../testing/fake-catalogue.ts';
import { createFakeServer } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';

const open = (catalogue: Partial<FakeCatalogue> = {}) =>
  renderApp('/catalogue', {
    catalogue: {
      products: [aProduct()],
      source: aSource(),
      lastImport: anImport(),
      ...catalogue,
    },
  });

it('the empty catalogue page offers four ways to import, and imports a feed by its address', async () => {
  const { user, server } = renderApp('/catalogue');
  const ways = within(await screen.findByRole('list', { name: 'Ways to import products' }));
  expect(ways.getAllByRole('button')).toHaveLength(4);
  await user.click(ways.getByRole('button', { name: /Google product feed/ }));
  await user.type(await screen.findByLabelText('Address of the feed'), 'shop.test/feed.xml');
  await user.type(screen.getByLabelText('Currency'), 'i1ls');
  await user.click(screen.getByRole('button', { name: 'Import' }));
  expect(await screen.findByText('Stone mug')).toBeDefined();
  expect(server.calls.find(({ method }) => method === 'POST')?.body).toEqual({
    format: 'google',
    url: 'shop.test/feed.xml',
    currency: 'ILS',
    schedule: 'daily',
  });
});

it('the catalogue page shows the price of each product, the number in stock, and which are gone', async () => {
  open({
    products: [
      aProduct({ compareAtPrice: '1500' }),
      aProduct({ variantId: 'v2', title: 'Cup', state: 'sold-out', inventory: 0 }),
      aProduct({ variantId: 'v3', title: 'Jug', state: 'gone' }),
    ],
  });
  const row = within(await screen.findByRole('row', { name: /Stone mug/ }));
  expect(row.getByText('₪1,299.90')).toBeDefined();
  expect(row.getByText('₪1,500.00').tagName).toBe('S');
  expect(screen.getByRole('row', { name: /Cup.*Sold out/ })).toBeDefined();
  expect(screen.getByRole('row', { name: /Jug.*Gone/ })).toBeDefined();
  expect(screen.getByText('1 in stock, 1 sold out, 1 gone.')).toBeDefined();
});

it('the catalogue page says why rows were refused, and offers a list of them', async () => {
  open({
    lastImport: anImport({
      rows: 1200,
      refused: 150,
      problems: [{ row: 17, message: 'price «twelve» is not a number' }],
    }),
  });
  expect(await screen.findByText('Row 17: price «twelve» is not a number')).toBeDefined();
  expect(screen.getByText('1,200 rows read: 1 new, 150 not taken.')).toBeDefined();
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'All as CSV', hidden: true });
  expect(link.pathname).toBe('/api/owner/sites/site-1/catalogue/problems.csv');
});

it('the catalogue page says why an import failed and lets it be started again', async () => {
  const message = 'The address answered with the error 503.';
  const { user, server } = open({ lastImport: anImport({ state: 'failed', message }) });
  expect(await screen.findByText(message)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Import now' }));
  expect(await screen.findByText('Imported')).toBeDefined();
  expect(server.calls.map(({ path }) => path)).toContainEqual(
    expect.stringMatching(/\/catalogue\/import$/),
  );
});

it('the catalogue page shows that an import runs, and does not start another one meanwhile', async () => {
  open({ lastImport: anImport({ state: 'running', rows: 1250 }) });
  expect(await screen.findByText('Importing')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Import now' })).toHaveProperty('disabled', true);
  expect(screen.getByRole('button', { name: 'Import…' })).toHaveProperty('disabled', true);
});

it('the catalogue page can be searched', async () => {
  const { user } = open({
    products: [aProduct(), aProduct({ variantId: 'v2', title: 'Cup' })],
  });
  await user.type(await screen.findByRole('searchbox', { name: 'Search products' }), 'cup');
  expect(await screen.findByRole('row', { name: /Cup/ })).toBeDefined();
  await user.type(screen.getByRole('searchbox'), 'board');
  expect(await screen.findByText('No product fits')).toBeDefined();
});

it('the owner sets how often the catalogue is imported again', async () => {
  const { user, server } = open();
  await user.click(await screen.findByRole('combobox', { name: 'Read it again' }));
  await user.click(await screen.findByRole('option', { name: 'Every hour' }));
  expect(await screen.findByDisplayValue('Every hour')).toBeDefined();
  expect(server.data.catalogue.source?.schedule).toBe('hourly');
});

it('the catalogue is emptied only after a confirmation', async () => {
  const { user, server } = open();
  await user.click(await screen.findByRole('button', { name: 'Remove all products' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(server.data.catalogue.products).toHaveLength(1);
  await user.click(dialog.getByRole('button', { name: 'Remove all products' }));
  expect(await screen.findByText('Bring your products in')).toBeDefined();
});

it('the catalogue page says so when the catalogue cannot be loaded', async () => {
  const server = createFakeServer();
  server.failNext('/catalogue', 404, 'There is no such site.');
  renderApp('/catalogue', {}, server);
  expect(await screen.findByText('There is no such site.')).toBeDefined();
});

it('the reason for a refused feed is shown at its address field', async () => {
  const { user, server } = renderApp('/catalogue');
  const ways = within(await screen.findByRole('list', { name: 'Ways to import products' }));
  await user.click(ways.getByRole('button', { name: /Google product feed/ }));
  await user.type(await screen.findByLabelText('Address of the feed'), 'shop.test/feed.xml');
  server.failNext('/catalogue/import', 422, 'This address is inside our own network.');
  await user.click(screen.getByRole('button', { name: 'Import' }));
  const dialog = within(await screen.findByRole('dialog', { name: /Google product feed/ }));
  expect((await dialog.findByRole('alert')).textContent).toBe(
    'This address is inside our own network.',
  );
});

it('the import of products refuses a file that the server would not accept, before sending it', async () => {
  const { user } = renderApp('/catalogue');
  const ways = within(await screen.findByRole('list', { name: 'Ways to import products' }));
  await user.click(ways.getByRole('button', { name: /CSV file/ }));
  const dialog = within(await screen.findByRole('dialog', { name: /CSV file/ }));
  const large = new File(['title'], 'all.csv', { type: 'text/csv' });
  Object.defineProperty(large, 'size', { value: CATALOGUE_FILE_BYTES + 1 });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error('no field for a file');
  await user.upload(input, large);
  expect((await dialog.findByRole('alert')).textContent).toMatch(/larger than 100 MB/u);
  expect(dialog.getByRole('button', { name: 'Upload and import' }).hasAttribute('disabled')).toBe(
    true,
  );
});
