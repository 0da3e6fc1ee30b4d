import { TextInput } from '@mantine/core';

interface TimeFieldProps {
  readonly label: string;
  readonly type?: 'time' | 'date';
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A time of day, or a date; while the field is empty the last one holds. */
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
