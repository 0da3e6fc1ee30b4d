import { Switch } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './fields.module.css';

interface OptionProps {
  readonly label: string;
  readonly about?: string;
  readonly isOn: boolean;
  readonly onToggle: (isOn: boolean) => void;
  /** What is to be said when it is on. */
  readonly children?: ReactNode;
}

/** Something to use or not, with its own settings below once it is used. */
export function Option({ label, about, isOn, onToggle, children }: OptionProps) {
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
