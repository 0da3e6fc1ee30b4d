import { SegmentedControl } from '@mantine/core';
import { useId } from 'react';
import styles from './fields.module.css';

interface ChoiceFieldProps<Value extends string> {
  readonly label: string;
  readonly hint?: string;
  readonly value: Value;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
}

/** A choice of a few options, all visible. */
export function ChoiceField<Value extends string>({
  label,
  hint,
  value,
  choices,
  onChange,
}: ChoiceFieldProps<Value>) {
  const labelId = useId();
  return (
    <div>
      <p className={styles['label']} id={labelId}>
        {label}
      </p>
      {hint === undefined ? null : <p className={styles['hint']}>{hint}</p>}
      <SegmentedControl
        aria-labelledby={labelId}
        data={choices.map((choice) => ({ ...choice }))}
        value={value}
        size="sm"
        onChange={(next) => {
          const chosen = choices.find((choice) => choice.value === next);
          if (chosen !== undefined) onChange(chosen.value);
        }}
      />
    </div>
  );
}
