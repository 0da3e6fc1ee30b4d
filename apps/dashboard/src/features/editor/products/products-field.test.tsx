import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { aProduct } from '../../../testing/fake-catalogue.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { CollectionsField } from './collections-field.tsx';
import { ProductsField } from './products-field.tsx';

const PRODUCTS = [
  aProduct(),
  aProduct({ variantId: 'v2', title: 'Glass jug', price: '5', collections: ['Jugs'] }),
  aProduct({ variantId: 'v3', title: 'Old plate', state: 'gone' }),
];

/** Renders a field that gets each value it reports. */
function draw(Field: typeof ProductsField, start: string) {
  const values: string[] = [];
  function Held() {
    const [value, setValue] = useState(start);
    const take = (next: string) => {
      values.push(next);
      setValue(next);
    };
    return <Field label="Products" value={value} onChange={take} />;
  }
  return { ...renderPart(<Held />, { catalogue: { products: PRODUCTS } }), values };
}

it('products of a block are searched by title and shown with picture and price; those that are gone are left out', async () => {
  const { user, values } = draw(ProductsField, 'v1');
  expect(await screen.findByText('Stone mug')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Choose products' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('button', { name: /Glass jug.*₪5.00/ })).toBeDefined();
  expect(dialog.queryByText('Old plate')).toBeNull();
  expect(dialog.queryByText('Stone mug')).toBeNull();
  await user.type(dialog.getByRole('searchbox'), 'jug');
  await user.click(await dialog.findByRole('button', { name: /Glass jug/ }));
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(values).toEqual(['v1,v2']);
});

it('products of a block are removed one by one, also one that is no longer in the catalogue', async () => {
  const { user, values } = draw(ProductsField, 'v1,lost');
  expect(await screen.findByText('lost: not in the catalogue')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Remove lost' }));
  await user.click(await screen.findByRole('button', { name: 'Remove Stone mug' }));
  expect(values).toEqual(['v1', '']);
});

it('collections of a block are chosen by name', async () => {
  const { user, values } = draw(CollectionsField, '');
  await user.click(screen.getByRole('combobox', { name: 'Products' }));
  await user.click(await screen.findByRole('option', { name: 'Jugs' }));
  expect(values).toEqual(['Jugs']);
});
