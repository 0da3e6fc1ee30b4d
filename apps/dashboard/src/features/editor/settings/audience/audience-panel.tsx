import { Stack } from '@mantine/core';
import type { AudienceRule } from '@beckon/contract/settings';
import { useState } from 'react';
import { useRowKeys } from '../../../../lib/hooks/use-row-keys.ts';
import { Note } from '../../fields/note.tsx';
import { AddRuleMenu } from './add-rule-menu.tsx';
import { AudienceGroup } from './audience-group.tsx';
import { BrowserFilters, withCheck } from './browser-filters.tsx';
import type { PanelProps } from '../panel.ts';
import { type Check, CHECKS, firstRule } from './rule-menu.ts';
import styles from '../settings.module.css';

const MOST_GROUPS = 20;

/** Sets who gets the popup: visitors who match all rules of at least one group. */
export function AudiencePanel({ settings, popup, onChange }: PanelProps) {
  const { groups } = settings.audience;
  const { keys, add, removeAt } = useRowKeys(groups.length);
  const [newest, setNewest] = useState<number>();
  const setGroups = (next: AudienceRule[][]) =>
    onChange({ ...settings, audience: { groups: next } });
  const removeGroup = (at: number) => {
    removeAt(at);
    setGroups(groups.filter((_, index) => index !== at));
  };
  const menu = {
    usedChecks: CHECKS.filter((check) => settings.filters[check] !== undefined),
    onCheck: (check: Check) =>
      onChange({ ...settings, filters: withCheck(settings.filters, check) }),
  };
  return (
    <Stack gap="sm">
      {groups.length === 0 ? (
        <p className={styles['everybody']}>Everybody, on every page.</p>
      ) : null}
      {groups.map((rules, at) => (
        <div key={keys[at]}>
          {at > 0 ? <p className={styles['or']}>or</p> : null}
          <AudienceGroup
            rules={rules}
            place={at + 1}
            isOnly={groups.length === 1}
            isNew={keys[at] === newest}
            menu={menu}
            onChange={(next) =>
              next.length === 0
                ? removeGroup(at)
                : setGroups(groups.map((group, index) => (index === at ? next : group)))
            }
          />
        </div>
      ))}
      {groups.length < MOST_GROUPS ? (
        <AddRuleMenu
          label={groups.length === 0 ? 'Add a rule' : 'Add another group'}
          {...menu}
          onRule={(kind) => {
            setNewest(add());
            setGroups([...groups, [firstRule(kind)]]);
          }}
        />
      ) : null}
      {groups.length > 1 ? (
        <Note>A visitor has to match all rules of at least one group.</Note>
      ) : null}
      <BrowserFilters settings={settings} popup={popup} onChange={onChange} />
    </Stack>
  );
}
