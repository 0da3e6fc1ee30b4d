import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ProductLine } from '../../../components/products/product-line.tsx';
import { ProductPicker } from '../../../components/products/product-picker.tsx';
import { productsQuery } from '../../../lib/api/catalogue.ts';
import { useCurrentSite } from '../../../lib/navigation/current-site.ts';
import { RemoveButton } from '../fields/remove-button.tsx';
import styles from './products-field.module.css';
import { splitIds } from './split-ids.ts';

/** More than a popup may show, so that some can replace products that are gone. */
const MOST = 12;

interface ProductsFieldProps {
  readonly label: string;
  /** Ids of variants, separated by commas. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The products that a block shows, in the order in which they were chosen. */
export function ProductsField({ label, value, onChange }: ProductsFieldProps) {
  const { site } = useCurrentSite();
  const [isPicking, setPicking] = useState(false);
  const ids = splitIds(value);
  const chosen = useQuery({
    ...productsQuery(site.id, { ids: ids.join(',') }),
    enabled: ids.length > 0,
  });
  const productOf = (id: string) =>
    chosen.data?.products.find(({ variantId, productId }) => id === variantId || id === productId);
  return (
    <div role="group" aria-label={label}>
      <ul className={styles['list']} aria-label="Chosen products">
        {ids.map((id) => {
          const product = productOf(id);
          return (
            <li key={id}>
              {product === undefined ? (
                <Text size="sm" c="dimmed">
                  {chosen.isPending ? id : `${id}: not in the catalogue`}
                </Text>
              ) : (
                <ProductLine product={product} />
              )}
              <RemoveButton
                label={`Remove ${product?.title ?? id}`}
                onClick={() => onChange(ids.filter((one) => one !== id).join(','))}
              />
            </li>
          );
        })}
      </ul>
      <Button
        size="compact-sm"
        variant="default"
        disabled={ids.length >= MOST}
        onClick={() => setPicking(true)}
      >
        Choose products
      </Button>
      {isPicking ? (
        <ProductPicker
          chosenIds={ids}
          most={MOST}
          onClose={() => setPicking(false)}
          onPick={(products) =>
            onChange([...ids, ...products.map(({ variantId }) => variantId)].join(','))
          }
        />
      ) : null}
    </div>
  );
}
