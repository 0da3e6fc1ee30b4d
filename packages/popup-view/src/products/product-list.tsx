import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import type { OfferedProduct } from '../shop-port.ts';
import { ProductCard } from './product-card.tsx';
import { readAction, type ProductListProps } from './product-props.ts';
import { PRODUCT_TEXTS } from '@beckon/languages/products';

/** Side by side there is room for 3, one below the other for 4. */
const MOST = { horizontal: 3, vertical: 4 } as const;

/**
 * The shop's products of one block: empty places until they are known, and nothing if there are
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
        ? Array.from({ length: count }, (_, place) => (
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

/** Undefined while they are requested; none if they cannot be loaded. */
function useProducts({
  shop,
  ask,
}: Pick<ProductListProps, 'shop' | 'ask'>): readonly OfferedProduct[] | undefined {
  const [products, setProducts] = useState<readonly OfferedProduct[]>();
  // Requested once per drawing: the block is a new object with every change of the copy, its
  // settings are the same.
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
