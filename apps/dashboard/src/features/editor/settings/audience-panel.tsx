import { Button } from '@mantine/core';
import type { AudienceRule } from '@beckon/contract/settings';
import { IconPlus } from '@tabler/icons-react';
import { Note } from '../fields/note.tsx';
import { Stack } from '../fields/stack.tsx';
import { AudienceRuleRow } from './audience-rule-row.tsx';
import { BrowserFilters } from './browser-filters.tsx';
import type { PanelProps } from './panel.ts';
import styles from './settings.module.css';

const FIRST_RULE: AudienceRule = { kind: 'page-url', operator: 'contains', values: [] };

/** Who is shown the popup: all rules of any group. */
export function AudiencePanel({ settings, popup, onChange }: PanelProps) {
  const { groups } = settings.audience;
  const setGroups = (next: AudienceRule[][]) => onChange({ ...settings, audience: { groups: next } });
  const setGroup = (at: number, rules: AudienceRule[]) => setGroups(rules.length === 0 ? groups.filter((_, index) => index !== at) : groups.map((group, index) => (index === at ? rules : group)));
  return (
    <Stack>
      {groups.length === 0 ? <p className={styles['everybody']}>Everybody, on every page.</p> : null}
      {groups.map((group, at) => (
        <div key={at}>
          {at > 0 ? <p className={styles['or']}>or</p> : null}
          <fieldset className={styles['group']}>
            <legend>{groups.length > 1 ? `Group ${at + 1}: all of these` : 'All of these'}</legend>
            {group.map((rule, index) => (
              <AudienceRuleRow
                key={index} rule={rule} label={`Rule ${index + 1} of group ${at + 1}`} onRemove={() => setGroup(at, group.filter((_, one) => one !== index))}
                onChange={(next) => setGroup(at, group.map((old, one) => (one === index ? next : old)))}
              />
            ))}
            <Button size="compact-sm" variant="subtle" leftSection={<IconPlus size={15} aria-hidden />} onClick={() => setGroup(at, [...group, FIRST_RULE])} w="fit-content">And another rule</Button>
          </fieldset>
        </div>
      ))}
      <Button variant="light" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setGroups([...groups, [FIRST_RULE]])} disabled={groups.length >= 20} w="fit-content">
        {groups.length === 0 ? 'Only for some visitors' : 'Or for others as well'}
      </Button>
      {groups.length > 1 ? <Note>It is enough that all rules of one group hold.</Note> : null}
      <BrowserFilters settings={settings} popup={popup} onChange={onChange} />
    </Stack>
  );
}
