import { TagsInput } from '@mantine/core';
import type { CartTriggerSettings } from '@beckon/contract/settings';
import { withOptional } from '../../../lib/with-optional.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import { Option } from '../fields/option.tsx';
import { PickField } from '../fields/pick-field.tsx';
import { Row } from '../fields/stack.tsx';
import { WholeField } from '../fields/whole-field.tsx';

interface CartTriggerProps {
  readonly shop: 'Shopify' | 'Wix';
  readonly value: CartTriggerSettings | undefined;
  readonly onChange: (value: CartTriggerSettings | undefined) => void;
}

const CART_OF = {
  Shopify: 'When the cart changes (Shopify, Ecwid, WooCommerce)',
  Wix: 'When the cart changes (Wix)',
} as const;
const ACTIONS = [
  { value: 'add', label: 'Added' },
  { value: 'remove', label: 'Removed' },
  { value: 'any', label: 'Either' },
] as const;
const MEASURES = [
  { value: 'count', label: 'items in the cart' },
  { value: 'value', label: 'value of the cart' },
] as const;
const OPERATORS = [
  { value: 'greater_than', label: 'is more than' },
  { value: 'greater_than_or_equal', label: 'is at least' },
  { value: 'equal', label: 'is exactly' },
] as const;
const FIRST: CartTriggerSettings = { action: 'add', productIds: [] };
const FIRST_SPEC: NonNullable<CartTriggerSettings['spec']> = {
  measure: 'value',
  operator: 'greater_than_or_equal',
  value: 50,
};

/** Opens when a shop's cart changes. docs/behaviour/triggers.md#cart. */
export function CartTrigger({ shop, value, onChange }: CartTriggerProps) {
  return (
    <Option
      label={CART_OF[shop]}
      isOn={value !== undefined}
      onToggle={(isOn) => onChange(isOn ? FIRST : undefined)}
    >
      {value === undefined ? null : <CartSettings value={value} onChange={onChange} />}
    </Option>
  );
}

function CartSettings({
  value,
  onChange,
}: {
  readonly value: CartTriggerSettings;
  readonly onChange: (value: CartTriggerSettings) => void;
}) {
  const { spec } = value;
  return (
    <>
      <ChoiceField
        label="Something was"
        value={value.action}
        choices={ACTIONS}
        onChange={(action) => onChange({ ...value, action })}
      />
      <TagsInput
        label="Products"
        description="Ids of the products that count. Empty: any."
        placeholder="Type an id and press Enter"
        value={value.productIds}
        maxTags={100}
        dir="ltr"
        onChange={(productIds) => onChange({ ...value, productIds })}
      />
      <Option
        label="Only when the cart"
        isOn={spec !== undefined}
        onToggle={(isOn) => onChange(withOptional(value, 'spec', isOn ? FIRST_SPEC : undefined))}
      >
        {spec === undefined ? null : (
          <Row>
            <PickField
              label="Measure"
              hideLabel
              value={spec.measure}
              choices={MEASURES}
              width={190}
              onChange={(measure) => onChange({ ...value, spec: { ...spec, measure } })}
            />
            <PickField
              label="Comparison"
              hideLabel
              value={spec.operator}
              choices={OPERATORS}
              width={150}
              onChange={(operator) => onChange({ ...value, spec: { ...spec, operator } })}
            />
            <WholeField
              label="Amount"
              value={spec.value}
              max={1_000_000}
              decimals={2}
              width={120}
              onChange={(amount) => onChange({ ...value, spec: { ...spec, value: amount } })}
            />
          </Row>
        )}
      </Option>
    </>
  );
}
