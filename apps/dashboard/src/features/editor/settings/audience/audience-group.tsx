import type { AudienceRule } from '@beckon/contract/settings';
import { useState } from 'react';
import { useRowKeys } from '../../../../lib/hooks/use-row-keys.ts';
import { AddRuleMenu } from './add-rule-menu.tsx';
import { AudienceRuleRow } from './audience-rule-row.tsx';
import { type Check, firstRule } from './rule-menu.ts';
import styles from '../settings.module.css';

interface AudienceGroupProps {
  readonly rules: readonly AudienceRule[];
  /** The number of the group; the first is 1. */
  readonly place: number;
  readonly isOnly: boolean;
  /** True if the owner has just added the group: its rule gets the keyboard focus. */
  readonly isNew: boolean;
  /** The properties of `AddRuleMenu` that are the same in each group. */
  readonly menu: {
    readonly usedChecks: readonly Check[];
    readonly onCheck: (check: Check) => void;
  };
  /** Called with an empty list when the last rule is removed. */
  readonly onChange: (rules: AudienceRule[]) => void;
}

/** A group of rules that must all hold. */
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
