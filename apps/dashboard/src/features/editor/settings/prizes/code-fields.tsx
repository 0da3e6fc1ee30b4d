import { TextInput } from '@mantine/core';
import {
  isApplyAddress,
  SHOPIFY_APPLY_ADDRESS,
  type CodeSettings,
  type PopupSettings,
} from '@beckon/contract/settings';
import { useState } from 'react';
import { withOptional } from '../../../../lib/with-optional.ts';
import { ChoiceField } from '../../fields/choice-field.tsx';
import { SwitchField } from '../../fields/switch-field.tsx';
import { NumberField } from '../../fields/number-field.tsx';
import { countIn, mostOf, type TimeUnit, toMinutes, unitOf } from './code-time.ts';

interface CodeFieldsProps {
  readonly value: CodeSettings;
  /** Whether it is a coupon with codes from a list, and no code for when that is used up. */
  readonly hasList: boolean;
  readonly onChange: (value: CodeSettings) => void;
}

const UNITS = [
  { value: 'minutes', label: 'Minutes' },
  { value: 'hours', label: 'Hours' },
  { value: 'days', label: 'Days' },
] as const satisfies readonly { value: TimeUnit; label: string }[];
const SHOPS = [
  { value: 'shopify', label: 'Shopify' },
  { value: 'own', label: 'Another address' },
] as const;
const FIRST_MINUTES = 15;

/**
 * Settings for all codes of this popup, from coupons and prizes: their expiry, how they are applied
 * to the cart, and what happens after the last one.
 */
export function CodeFields({ value, hasList, onChange }: CodeFieldsProps) {
  const { validMinutes, applyAddress } = value;
  return (
    <>
      <SwitchField
        label="Codes expire"
        about="A countdown beside the code starts when the visitor gets it, and continues when they leave and come back. Nobody gets a second code."
        isOn={validMinutes !== undefined}
        onToggle={(isOn) =>
          onChange(withOptional(value, 'validMinutes', isOn ? FIRST_MINUTES : undefined))
        }
      >
        {validMinutes === undefined ? null : (
          <ValidFields
            minutes={validMinutes}
            onChange={(minutes) => onChange({ ...value, validMinutes: minutes })}
          />
        )}
      </SwitchField>
      <SwitchField
        label="“Apply to my cart” beside the code"
        about="Leads to your shop's address that applies a code, and counts as a conversion."
        isOn={applyAddress !== undefined}
        onToggle={(isOn) =>
          onChange(withOptional(value, 'applyAddress', isOn ? SHOPIFY_APPLY_ADDRESS : undefined))
        }
      >
        {applyAddress === undefined ? null : (
          <ApplyFields
            address={applyAddress}
            onChange={(address) => onChange({ ...value, applyAddress: address })}
          />
        )}
      </SwitchField>
      {hasList ? <PauseField value={value} onChange={onChange} /> : null}
    </>
  );
}

/** Whether visitors get a coupon from a list, and nothing when the list is used up. */
export function endsWithList({ game, coupon }: PopupSettings): boolean {
  return game === undefined && coupon?.type === 'unique' && coupon.code.trim() === '';
}

/** For popups that give codes of a list, in a game or as a coupon. */
export function PauseField({ value, onChange }: Omit<CodeFieldsProps, 'hasList'>) {
  return (
    <SwitchField
      label="Pause the popup when its codes are used up"
      about="When no visitor can get a code any more. The email about the codes says so; add some, then resume it. A popup in an A/B test goes on."
      isOn={value.pausesWhenUsedUp === true}
      onToggle={(isOn) => onChange({ ...value, pausesWhenUsedUp: isOn })}
    />
  );
}

function ValidFields({
  minutes,
  onChange,
}: {
  readonly minutes: number;
  readonly onChange: (minutes: number) => void;
}) {
  // The owner's unit stays during input: `60` minutes must not become an hour if the owner is about
  // to type `600`.
  const [chosen, setChosen] = useState(() => unitOf(minutes));
  const unit = Number.isInteger(countIn(chosen, minutes)) ? chosen : unitOf(minutes);
  const count = countIn(unit, minutes);
  const change = (next: TimeUnit) => {
    setChosen(next);
    onChange(toMinutes(count, next));
  };
  return (
    <>
      <NumberField
        label="A code is valid for"
        value={count}
        min={1}
        max={mostOf(unit)}
        onChange={(next) => onChange(toMinutes(next, unit))}
      />
      <ChoiceField label="Counted in" value={unit} choices={UNITS} onChange={change} />
    </>
  );
}

function ApplyFields({
  address,
  onChange,
}: {
  readonly address: string;
  readonly onChange: (address: string) => void;
}) {
  const isShopify = address === SHOPIFY_APPLY_ADDRESS;
  return (
    <>
      <ChoiceField
        label="Shop"
        value={isShopify ? 'shopify' : 'own'}
        choices={SHOPS}
        onChange={(shop) => onChange(shop === 'shopify' ? SHOPIFY_APPLY_ADDRESS : 'https://')}
      />
      {isShopify ? null : (
        <TextInput
          label="Address"
          description="Put {code} where the code belongs. WooCommerce 10: /checkout-link/?products=12:1&coupon={code}, or the address of a coupon-link plugin. Wix and Ecwid have none of their own."
          dir="ltr"
          maxLength={500}
          value={address}
          error={isApplyAddress(address) ? undefined : 'A web address or a path with {code} in it.'}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </>
  );
}
