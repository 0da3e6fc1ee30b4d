import { TextInput } from '@mantine/core';

interface TimeFieldProps {
  readonly label: string;
  readonly type?: 'time' | 'date';
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A field for a time of day or a date. While it is empty, the last value is kept. */
export function TimeField({ label, type = 'time', value, onChange }: TimeFieldProps) {
  return (
    <TextInput
      type={type}
      label={label}
      value={value}
      onChange={(event) => {
        if (event.currentTarget.value !== '') onChange(event.currentTarget.value);
      }}
    />
  );
}
