import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import type { OfferedProduct } from '../shop-port.ts';
import { ProductCard } from './product-card.tsx';
import { readAction, type ProductListProps } from './product-props.ts';
import { PRODUCT_TEXTS } from '@beckon/languages/products';

/** The maximum number of products: 3 beside each other, or 4 below each other. */
const MOST = { horizontal: 3, vertical: 4 } as const;

/**
 * The products of one block. Shows placeholders while they are loading, and nothing if there are
 * none.
 */
export function ProductList({
  shop,
  ask,
  layout,
  language,
  onChosen,
}: ProductListProps): ReactNode {
  const products = useProducts({ shop, ask });
  const texts = PRODUCT_TEXTS[language];
  const count = Math.min(MOST[layout], ask.count);
  if (products?.length === 0) return null;
  return (
    <ul
      className="bkv-products-list"
      data-layout={layout}
      data-count={products === undefined ? count : Math.min(count, products.length)}
      aria-label={texts.products}
      aria-busy={products === undefined}
    >
      {products === undefined
        ? [...Array(count).keys()].map((place) => (
            <li key={place} className="bkv-product" data-state="coming">
              <span className="bkv-product-image" />
            </li>
          ))
        : products
            .slice(0, count)
            .map((product) => (
              <ProductCard
                key={product.variantId}
                product={product}
                action={readAction(ask.action)}
                shop={shop}
                language={language}
                onChosen={onChosen}
              />
            ))}
    </ul>
  );
}

/** Undefined while they are loading; an empty list if they cannot be loaded. */
function useProducts({
  shop,
  ask,
}: Pick<ProductListProps, 'shop' | 'ask'>): readonly OfferedProduct[] | undefined {
  const [products, setProducts] = useState<readonly OfferedProduct[]>();
  // Requested once: the block is a new object after every change of the copy, but its settings stay
  // the same.
  const recommend = useEffectEvent(() => shop.recommend(ask));
  useEffect(() => {
    let isDrawn = true;
    const take = (found: readonly OfferedProduct[]): void => {
      if (isDrawn) setProducts(found);
    };
    recommend().then(take, () => take([]));
    return () => {
      isDrawn = false;
    };
  }, []);
  return products;
}
