import { Group, TagsInput } from '@mantine/core';
import type { CartTriggerSettings } from '@beckon/contract/settings';
import { withOptional } from '../../../../lib/with-optional.ts';
import { ChoiceField } from '../../fields/choice-field.tsx';
import { OptionalField } from '../../fields/switch-field.tsx';
import { SelectField } from '../../fields/select-field.tsx';
import { NumberField } from '../../fields/number-field.tsx';

type CartSpec = NonNullable<CartTriggerSettings['spec']>;

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
const FIRST_SPEC: CartSpec = { measure: 'value', operator: 'greater_than_or_equal', value: 50 };

/** Sets which changes of a shop's cart open the popup. docs/behaviour/triggers.md#cart. */
export function CartFields({
  value,
  onChange,
}: {
  readonly value: CartTriggerSettings;
  readonly onChange: (value: CartTriggerSettings) => void;
}) {
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
        description="Ids of the products that count. Empty: any. In WooCommerce, a product with variations counts by the ids of its variations."
        placeholder="Type an id and press Enter"
        value={value.productIds}
        maxTags={100}
        dir="ltr"
        onChange={(productIds) => onChange({ ...value, productIds })}
      />
      <OptionalField
        label="Only when the cart"
        value={value.spec}
        first={FIRST_SPEC}
        onChange={(spec) => onChange(withOptional(value, 'spec', spec))}
      >
        {(spec) => (
          <SpecFields value={spec} onChange={(next) => onChange({ ...value, spec: next })} />
        )}
      </OptionalField>
    </>
  );
}

function SpecFields({
  value,
  onChange,
}: {
  readonly value: CartSpec;
  readonly onChange: (value: CartSpec) => void;
}) {
  return (
    <Group gap="sm" align="flex-end">
      <SelectField
        label="Measure"
        hideLabel
        value={value.measure}
        choices={MEASURES}
        width={190}
        onChange={(measure) => onChange({ ...value, measure })}
      />
      <SelectField
        label="Comparison"
        hideLabel
        value={value.operator}
        choices={OPERATORS}
        width={150}
        onChange={(operator) => onChange({ ...value, operator })}
      />
      <NumberField
        label="Amount"
        value={value.value}
        max={1_000_000}
        decimals={2}
        width={120}
        onChange={(amount) => onChange({ ...value, value: amount })}
      />
    </Group>
  );
}
