import { Switch } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './fields.module.css';

interface SwitchFieldProps {
  readonly label: string;
  readonly about?: string | undefined;
  readonly isOn: boolean;
  readonly onToggle: (isOn: boolean) => void;
  /** What is to be said when it is on. */
  readonly children?: ReactNode;
}

/** Something to use or not, with its own settings below once it is used. */
export function SwitchField({ label, about, isOn, onToggle, children }: SwitchFieldProps) {
  return (
    <div className={styles['option']} data-on={isOn || undefined}>
      <Switch
        label={label}
        description={about}
        checked={isOn}
        onChange={(event) => onToggle(event.currentTarget.checked)}
      />
      {isOn && children !== undefined ? <div className={styles['more']}>{children}</div> : null}
    </div>
  );
}

interface OptionalFieldProps<Value> {
  readonly label: string;
  readonly about?: string | undefined;
  readonly value: Value | undefined;
  /** What it begins with when it is switched on. */
  readonly first: Value;
  readonly onChange: (value: Value | undefined) => void;
  /** Its fields, for the value that it has while it is on. */
  readonly children?: ((value: Value) => ReactNode) | undefined;
}

/** A setting that may be left out, as a switch; its fields are below while it is on. */
export function OptionalField<Value>({
  label,
  about,
  value,
  first,
  onChange,
  children,
}: OptionalFieldProps<Value>) {
  return (
    <SwitchField
      label={label}
      about={about}
      isOn={value !== undefined}
      onToggle={(isOn) => onChange(isOn ? first : undefined)}
    >
      {value === undefined ? undefined : children?.(value)}
    </SwitchField>
  );
}
