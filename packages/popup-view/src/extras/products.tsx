import { useState, type ReactNode } from 'react';
import { useCss } from '../mount/use-css.ts';
import type { BlockSource } from '../template/to-elements.tsx';
import { useView } from '../view-context.ts';
import { chunkOf, useLazy } from '../lazy/use-lazy.ts';

/**
 * Shop recommendations. Their own part draws them. Draws nothing if the page has no shop.
 * docs/behaviour/shops.md#recommendations.
 */
export function Products({
  source: { data, props: shown },
}: {
  readonly source: BlockSource;
}): ReactNode {
  const {
    shadow,
    props: {
      popup,
      language,
      ports: { shop },
      ports,
      onEvent,
    },
  } = useView();
  const products = chunkOf(useLazy(shop !== undefined, () => ports.loadPart('products')));
  useCss(shadow, products?.productsCss);
  const [ask] = useState(() => ({
    popupId: popup.id,
    category: data('category') ?? 'last_visited',
    chosen: data('chosen') ?? '',
    count: Number(data('count')) || 3,
    action: data('action') ?? 'redirect',
  }));
  return (
    <div {...shown}>
      <div className="bkv-products">
        {products && shop && (
          <products.ProductList
            shop={shop}
            ask={ask}
            layout={data('layout') === 'vertical' ? 'vertical' : 'horizontal'}
            language={language}
            onChosen={(choice) => onEvent({ name: 'PRODUCT_CHOSEN', ...choice })}
          />
        )}
      </div>
    </div>
  );
}
