import { useState, type ReactNode } from 'react';
import { useCss } from '../mount/adopt-css.ts';
import type { ProductsPart } from '../part-contracts.ts';
import type { BlockSource } from '../template/to-elements.tsx';
import { useView } from '../view-context.ts';
import { usePart } from '../parts/use-part.ts';

/**
 * Shop recommendations, drawn by a part of their own. Empty where there is no shop.
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
  const part = usePart<ProductsPart>(ports, 'products', shop !== undefined);
  useCss(shadow, part?.productsCss);
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
        {part && shop && (
          <part.ProductList
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
