import { Button, Switch } from '@mantine/core';
import { useState } from 'react';
import { MOST_CART_LINES, type CartLineSettings } from '@beckon/contract/settings';
import { ProductPicker } from '../../../../components/products/product-picker.tsx';
import { RequiredTextField } from '../../fields/required-text-field.tsx';
import { OptionalField } from '../../fields/switch-field.tsx';
import { NumberField } from '../../fields/number-field.tsx';
import { CheckList } from '../check-list.tsx';
import styles from '../settings.module.css';

const FIRST: CartLineSettings = { variantId: '', quantity: 1, goesToCart: false };

interface CartLinesProps {
  readonly value: readonly CartLineSettings[] | undefined;
  readonly onChange: (value: CartLineSettings[] | undefined) => void;
}

/** Sets which products a conversion adds to the shop's cart. docs/behaviour/shops.md#add-to-cart. */
export function CartLines({ value, onChange }: CartLinesProps) {
  return (
    <OptionalField
      label="Add to cart"
      about="Puts products into the cart of your Shopify, WooCommerce or Ecwid store. Wix does not allow popups to do that."
      value={value}
      first={[FIRST]}
      onChange={(lines) => onChange(lines && [...lines])}
    >
      {(lines) => <Lines lines={lines} onChange={onChange} />}
    </OptionalField>
  );
}

function Lines({
  lines,
  onChange,
}: {
  readonly lines: readonly CartLineSettings[];
  readonly onChange: CartLinesProps['onChange'];
}) {
  const [isPicking, setPicking] = useState(false);
  const named = lines.filter(({ variantId }) => variantId !== '');
  return (
    <>
      <CheckList
        what="Product"
        entries={lines}
        added={FIRST}
        most={MOST_CART_LINES}
        onChange={(next) => onChange(next.length === 0 ? undefined : next)}
      >
        {(line, set) => <LineFields line={line} set={set} />}
      </CheckList>
      <Button
        size="compact-sm"
        variant="default"
        w="fit-content"
        disabled={named.length >= MOST_CART_LINES}
        onClick={() => setPicking(true)}
      >
        Choose products
      </Button>
      {isPicking ? (
        <ProductPicker
          chosenIds={named.map(({ variantId }) => variantId)}
          most={MOST_CART_LINES}
          onClose={() => setPicking(false)}
          onPick={(products) =>
            onChange([...named, ...products.map(({ variantId }) => ({ ...FIRST, variantId }))])
          }
        />
      ) : null}
    </>
  );
}

function LineFields({
  line,
  set,
}: {
  readonly line: CartLineSettings;
  readonly set: (part: Partial<CartLineSettings>) => void;
}) {
  return (
    <div className={styles['cartLine']}>
      <RequiredTextField
        label="Variant id"
        value={line.variantId}
        maxLength={64}
        dir="ltr"
        placeholder="44012345678901"
        missing="Say which product goes into the cart."
        onText={(variantId) => set({ variantId: variantId.replaceAll('@', '') })}
      />
      <NumberField
        label="Quantity"
        value={line.quantity}
        min={1}
        max={99}
        width={100}
        onChange={(quantity) => set({ quantity })}
      />
      <Switch
        label="Then open the cart"
        checked={line.goesToCart}
        onChange={(event) => set({ goesToCart: event.currentTarget.checked })}
      />
    </div>
  );
}
