import { Switch } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './fields.module.css';

interface SwitchFieldProps {
  readonly label: string;
  readonly about?: string | undefined;
  readonly isOn: boolean;
  readonly onToggle: (isOn: boolean) => void;
  /** Shown below the switch while it is on. */
  readonly children?: ReactNode;
}

/** A switch, with further settings below while it is on. */
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
  /** The value when it is switched on. */
  readonly first: Value;
  readonly onChange: (value: Value | undefined) => void;
  /** Renders the fields for the value while it is on. */
  readonly children?: ((value: Value) => ReactNode) | undefined;
}

/** A switch for an optional setting: off means undefined. Its fields are below while it is on. */
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
