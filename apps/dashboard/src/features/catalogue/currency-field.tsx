import { TextInput } from '@mantine/core';

interface CurrencyFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const MAY_BE_LEFT_OUT = 'For prices without a currency. If empty, the shop’s currency is used.';

/** A field for a currency code of three capital letters. */
export function CurrencyField({ value, onChange }: CurrencyFieldProps) {
  return (
    <TextInput
      label="Currency"
      description={MAY_BE_LEFT_OUT}
      placeholder="USD"
      value={value}
      maxLength={3}
      dir="ltr"
      w={160}
      error={value.length === 0 || value.length === 3 ? undefined : 'Three letters, such as USD'}
      onChange={(event) =>
        onChange(event.currentTarget.value.toUpperCase().replaceAll(/[^A-Z]/g, ''))
      }
    />
  );
}
