import type { CatalogueProduct } from '@beckon/contract/owner-calls';
import { ProductPicture } from '../../components/products/product-line.tsx';
import { Pill } from '../../components/ui/pill.tsx';
import { formatMoney } from '../../lib/format/format-money.ts';
import { formatWhole } from '../../lib/format/format-number.ts';
import styles from './catalogue.module.css';

/** One row per product. Some columns are hidden on small screens. */
export function ProductTable({ products }: { readonly products: readonly CatalogueProduct[] }) {
  return (
    <div className={styles['sheet']}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">Product</th>
            <th scope="col" className={styles['price']}>
              Price
            </th>
            <th scope="col" className={styles['stock']}>
              Stock
            </th>
            <th scope="col" className={styles['wide']}>
              Collections
            </th>
          </tr>
        </thead>
        <tbody>
          {products.map((product) => (
            <ProductRow key={product.variantId} product={product} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ProductRow({ product }: { readonly product: CatalogueProduct }) {
  const { title, image, variantId, price, compareAtPrice, currency, collections } = product;
  return (
    <tr>
      <td>
        <span className={styles['product']}>
          <ProductPicture image={image} />
          <span className={styles['words']}>
            <span className={styles['title']} dir="auto">
              {title}
            </span>
            <span className={styles['id']} dir="ltr">
              {variantId}
            </span>
          </span>
        </span>
      </td>
      <td className={styles['price']}>
        {formatMoney(price, currency)}
        {compareAtPrice === '' ? null : <s>{formatMoney(compareAtPrice, currency)}</s>}
      </td>
      <td className={styles['stock']}>
        <Stock product={product} />
      </td>
      <td className={styles['wide']}>
        <span dir="auto">{collections.join(', ')}</span>
      </td>
    </tr>
  );
}

function Stock({ product: { state, inventory } }: { readonly product: CatalogueProduct }) {
  if (state === 'gone') return <Pill tone="rest">Gone</Pill>;
  if (state === 'sold-out') return <Pill tone="bad">Sold out</Pill>;
  return <>{inventory === undefined ? 'In stock' : formatWhole(inventory)}</>;
}
