import type { CatalogueProduct } from '@beckon/contract/owner-calls';
import { IconPhoto } from '@tabler/icons-react';
import { formatMoney } from '../../lib/format/format-money.ts';
import styles from './products.module.css';

/** Picture, title and price of a product. */
export function ProductLine({ product }: { readonly product: CatalogueProduct }) {
  const { title, price, compareAtPrice, currency } = product;
  return (
    <span className={styles['line']}>
      <ProductPicture image={product.image} />
      <span className={styles['words']}>
        <span className={styles['title']} dir="auto">
          {title}
        </span>
        <span className={styles['price']}>
          {formatMoney(price, currency)}
          {compareAtPrice === '' ? null : <s>{formatMoney(compareAtPrice, currency)}</s>}
          {product.state === 'sold-out' ? <em>Sold out</em> : null}
          {product.state === 'gone' ? <em>Gone from the shop</em> : null}
        </span>
      </span>
    </span>
  );
}

export function ProductPicture({ image }: { readonly image: string }) {
  return (
    <span className={styles['picture']}>
      {image === '' ? (
        <IconPhoto size={18} stroke={1.5} aria-hidden />
      ) : (
        <img src={image} alt="" loading="lazy" referrerPolicy="no-referrer" />
      )}
    </span>
  );
}
