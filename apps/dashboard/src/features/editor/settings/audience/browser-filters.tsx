import { Button, Textarea } from '@mantine/core';
import type { PopupSettings } from '@beckon/contract/settings';
import type { ReactNode } from 'react';
import { withOptional } from '../../../../lib/with-optional.ts';
import { CheckActionField } from '../check-action-field.tsx';
import { EngagementList, FIRST_ENGAGEMENT } from '../engagement-list.tsx';
import { FIRST_MATCH, MatchList } from './match-list.tsx';
import type { PanelProps } from '../panel.ts';
import { type Check, CHECK_WORDS } from './rule-menu.ts';
import styles from '../settings.module.css';

/** The filters with the check added, in its initial state. */
export function withCheck(
  filters: PopupSettings['filters'],
  check: Check,
): PopupSettings['filters'] {
  if (check === 'engagement') return { ...filters, engagement: [FIRST_ENGAGEMENT] };
  if (check === 'sourceCode') return { ...filters, sourceCode: { html: '', action: 'show' } };
  return { ...filters, [check]: [FIRST_MATCH] };
}

/**
 * The checks in use. They look at the visitor's browser at the moment the popup would open.
 * docs/behaviour/filters.md.
 */
export function BrowserFilters({ settings, popup, onChange }: PanelProps) {
  const { filters } = settings;
  const set = <Key extends keyof typeof filters>(
    key: Key,
    value: (typeof filters)[Key] | undefined,
  ) => onChange({ ...settings, filters: withOptional(filters, key, value) });
  const { engagement, cookies, jsVariables, sourceCode } = filters;
  if (Object.keys(filters).length === 0) return null;
  return (
    <>
      <h3 className={styles['sub']}>And at the moment of opening</h3>
      {engagement === undefined ? null : (
        <CheckCard check="engagement" onRemove={() => set('engagement', undefined)}>
          <EngagementList
            entries={engagement}
            popup={popup}
            onChange={(entries) => set('engagement', entries.length === 0 ? undefined : entries)}
          />
        </CheckCard>
      )}
      {cookies === undefined ? null : (
        <CheckCard check="cookies" onRemove={() => set('cookies', undefined)}>
          <MatchList
            what="Cookie"
            entries={cookies}
            onChange={(entries) => set('cookies', entries.length === 0 ? undefined : entries)}
          />
        </CheckCard>
      )}
      {jsVariables === undefined ? null : (
        <CheckCard check="jsVariables" onRemove={() => set('jsVariables', undefined)}>
          <MatchList
            what="Variable"
            entries={jsVariables}
            onChange={(entries) => set('jsVariables', entries.length === 0 ? undefined : entries)}
          />
        </CheckCard>
      )}
      {sourceCode === undefined ? null : (
        <CheckCard check="sourceCode" onRemove={() => set('sourceCode', undefined)}>
          <PageContains value={sourceCode} onChange={(next) => set('sourceCode', next)} />
        </CheckCard>
      )}
    </>
  );
}

function CheckCard({
  check,
  onRemove,
  children,
}: {
  readonly check: Check;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}) {
  const words = CHECK_WORDS[check];
  return (
    <fieldset className={styles['group']}>
      <legend>{words}</legend>
      {children}
      <Button size="compact-sm" variant="subtle" color="clay" w="fit-content" onClick={onRemove}>
        Remove this check
      </Button>
    </fieldset>
  );
}

type SourceCode = NonNullable<PopupSettings['filters']['sourceCode']>;

interface PageContainsProps {
  readonly value: SourceCode;
  readonly onChange: (value: SourceCode) => void;
}

function PageContains({ value, onChange }: PageContainsProps) {
  return (
    <>
      <CheckActionField
        value={value.action}
        onChange={(action) => onChange({ ...value, action })}
      />
      <Textarea
        label="The page contains"
        dir="ltr"
        autosize
        minRows={2}
        maxLength={5000}
        value={value.html}
        onChange={(event) => onChange({ ...value, html: event.currentTarget.value })}
      />
    </>
  );
}
