import { useEffect, useRef, type ReactNode } from 'react';
import type { ProductsPart } from '../part-contracts.ts';
import type { BlockSource } from '../template/to-elements.tsx';
import { useView } from '../view-context.ts';
import { usePart } from '../parts/use-part.ts';

/** The place of shop recommendations; a part of its own fills it. Empty where there is no shop. Interaction spec §3.7. */
export function Products({ source }: { readonly source: BlockSource }): ReactNode {
  const { props: { ports, onEvent } } = useView();
  const placeRef = useRef<HTMLDivElement>(null);
  const latest = useRef(onEvent);
  latest.current = onEvent;
  const part = usePart<ProductsPart>(ports, 'products');
  const { data } = source;

  useEffect(() => {
    const place = placeRef.current;
    if (!place || !part) return undefined;
    return part.mountProducts(place, {
      count: Number(data('count')) || 3,
      layout: data('layout') === 'vertical' ? 'vertical' : 'horizontal',
      action: data('action') ?? 'redirect',
      category: data('category') ?? 'last_visited',
      onChosen: (choice) => latest.current({ name: 'PRODUCT_CHOSEN', ...choice }),
    });
    // The block is a new object with every change of the copy; its settings are the same.
  }, [part]);

  return <div {...source.props}><div ref={placeRef} className="bkv-products" /></div>;
}
