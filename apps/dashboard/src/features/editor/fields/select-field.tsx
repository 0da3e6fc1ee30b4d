import { Select } from '@mantine/core';
import type { CSSProperties } from 'react';

interface SelectFieldProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
  readonly hideLabel?: boolean;
  readonly width?: number | string;
  /** The style of a choice in the list. */
  readonly styleOf?: (value: string) => CSSProperties;
}

/** A drop-down field with many choices. */
export function SelectField<Value extends string>({
  label,
  value,
  choices,
  onChange,
  hideLabel,
  width = 220,
  styleOf,
}: SelectFieldProps<Value>) {
  return (
    <Select
      {...(hideLabel ? { 'aria-label': label } : { label })}
      data={choices.map((choice) => ({ ...choice }))}
      value={value}
      allowDeselect={false}
      searchable={choices.length > 8}
      w={width}
      maw="100%"
      comboboxProps={{ withinPortal: true }}
      {...(styleOf && {
        renderOption: ({ option }) => <span style={styleOf(option.value)}>{option.label}</span>,
      })}
      onChange={(next) => {
        const chosen = choices.find((choice) => choice.value === next);
        if (chosen !== undefined) onChange(chosen.value);
      }}
    />
  );
}
