import type { AudienceRule } from '@beckon/contract/settings';
import { useState } from 'react';
import { useRowKeys } from '../../../lib/use-row-keys.ts';
import { AddRuleMenu } from './add-rule-menu.tsx';
import { AudienceRuleRow } from './audience-rule-row.tsx';
import { type Check, firstRule } from './rule-menu.ts';
import styles from './settings.module.css';

interface AudienceGroupProps {
  readonly rules: readonly AudienceRule[];
  /** From 1 on. */
  readonly place: number;
  readonly isOnly: boolean;
  /** The owner has just added it: its rule takes the keyboard. */
  readonly isNew: boolean;
  /** Of the menu that adds rules, what is the same in each group. */
  readonly menu: {
    readonly usedChecks: readonly Check[];
    readonly onCheck: (check: Check) => void;
  };
  /** Gets the rules without any when the last one was removed. */
  readonly onChange: (rules: AudienceRule[]) => void;
}

/** Rules that must hold together. */
export function AudienceGroup({ rules, place, isOnly, isNew, menu, onChange }: AudienceGroupProps) {
  const { keys, add, removeAt } = useRowKeys(rules.length);
  const [newest, setNewest] = useState(isNew ? keys[0] : undefined);
  return (
    <fieldset className={styles['group']}>
      <legend>{isOnly ? 'All of these' : `Group ${place}: all of these`}</legend>
      {rules.map((rule, at) => (
        <AudienceRuleRow
          key={keys[at]}
          rule={rule}
          isNew={keys[at] === newest}
          label={`Rule ${at + 1} of group ${place}`}
          onRemove={() => {
            removeAt(at);
            onChange(rules.filter((_, index) => index !== at));
          }}
          onChange={(next) => onChange(rules.map((old, index) => (index === at ? next : old)))}
        />
      ))}
      <AddRuleMenu
        isQuiet
        label="And another rule"
        {...menu}
        onRule={(kind) => {
          setNewest(add());
          onChange([...rules, firstRule(kind)]);
        }}
      />
    </fieldset>
  );
}
