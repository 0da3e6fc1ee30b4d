import type { AudienceRule } from '@beckon/contract/settings';
import { useState } from 'react';
import type { AudienceRuleKind } from '@beckon/contract/values';
import { Note } from '../fields/note.tsx';
import { Stack } from '../fields/stack.tsx';
import { AddRuleMenu } from './add-rule-menu.tsx';
import { AudienceRuleRow } from './audience-rule-row.tsx';
import { BrowserFilters, withCheck } from './browser-filters.tsx';
import type { PanelProps } from './panel.ts';
import { type Check, CHECKS, firstRule } from './rule-menu.ts';
import styles from './settings.module.css';

const MOST_GROUPS = 20;

/** Who is shown the popup: all rules of any group. */
export function AudiencePanel({ settings, popup, onChange }: PanelProps) {
  const { groups } = settings.audience;
  const setGroups = (next: AudienceRule[][]) =>
    onChange({ ...settings, audience: { groups: next } });
  const setGroup = (at: number, rules: AudienceRule[]) =>
    setGroups(
      rules.length === 0
        ? groups.filter((_, index) => index !== at)
        : groups.map((group, index) => (index === at ? rules : group)),
    );
  const [newest, setNewest] = useState<AudienceRule>();
  const add = (kind: AudienceRuleKind, put: (rule: AudienceRule) => void) => {
    const rule = firstRule(kind);
    setNewest(rule);
    put(rule);
  };
  const menu = {
    usedChecks: CHECKS.filter((check) => settings.filters[check] !== undefined),
    onCheck: (check: Check) =>
      onChange({ ...settings, filters: withCheck(settings.filters, check) }),
  };
  return (
    <Stack>
      {groups.length === 0 ? (
        <p className={styles['everybody']}>Everybody, on every page.</p>
      ) : null}
      {groups.map((group, at) => (
        <div key={at}>
          {at > 0 ? <p className={styles['or']}>or</p> : null}
          <fieldset className={styles['group']}>
            <legend>{groups.length > 1 ? `Group ${at + 1}: all of these` : 'All of these'}</legend>
            {group.map((rule, index) => (
              <AudienceRuleRow
                key={index}
                rule={rule}
                isNew={rule === newest}
                label={`Rule ${index + 1} of group ${at + 1}`}
                onRemove={() =>
                  setGroup(
                    at,
                    group.filter((_, one) => one !== index),
                  )
                }
                onChange={(next) =>
                  setGroup(
                    at,
                    group.map((old, one) => (one === index ? next : old)),
                  )
                }
              />
            ))}
            <AddRuleMenu
              isQuiet
              label="And another rule"
              {...menu}
              onRule={(kind) => add(kind, (rule) => setGroup(at, [...group, rule]))}
            />
          </fieldset>
        </div>
      ))}
      {groups.length < MOST_GROUPS ? (
        <AddRuleMenu
          label={groups.length === 0 ? 'Add a rule' : 'Or for others as well'}
          {...menu}
          onRule={(kind) => add(kind, (rule) => setGroups([...groups, [rule]]))}
        />
      ) : null}
      {groups.length > 1 ? <Note>It is enough that all rules of one group hold.</Note> : null}
      <BrowserFilters settings={settings} popup={popup} onChange={onChange} />
    </Stack>
  );
}
