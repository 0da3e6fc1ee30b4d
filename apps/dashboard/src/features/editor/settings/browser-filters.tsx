import { ActionIcon, Button, TextInput, Textarea } from '@mantine/core';
import type { EngagementEntry, MatchEntry, PopupSettings } from '@beckon/contract/settings';
import { ENGAGEMENT_STATES, MATCH_OPERATORS } from '@beckon/contract/values';
import { useQuery } from '@tanstack/react-query';
import { IconPlus, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { popupsQuery } from '../../../lib/api/popups.ts';
import { withOptional } from '../../../lib/with-optional.ts';
import { NeededText } from '../fields/needed-text.tsx';
import { PickField } from '../fields/pick-field.tsx';
import { Stack } from '../fields/stack.tsx';
import type { PanelProps } from './panel.ts';
import { type Check, CHECK_WORDS } from './rule-menu.ts';
import styles from './settings.module.css';

const ACTIONS = [
  { value: 'show', label: 'Show if' },
  { value: 'dont_show', label: 'Do not show if' },
] as const;
const OPERATOR_WORDS = {
  contain: 'contains',
  exact: 'is',
  start: 'starts with',
  end: 'ends with',
  greater_than: 'is more than',
  less_than: 'is less than',
  any_value: 'is there',
} as const;
const STATE_WORDS = {
  seen_poptin: 'was seen',
  not_seen: 'was not seen',
  closed: 'was closed',
  converted: 'was answered',
} as const;
const OPERATORS = MATCH_OPERATORS.map((value) => ({ value, label: OPERATOR_WORDS[value] }));
const STATES = ENGAGEMENT_STATES.map((value) => ({ value, label: STATE_WORDS[value] }));
const FIRST_MATCH: MatchEntry = { name: '', operator: 'exact', value: '', action: 'show' };

/** A check begins like this. */
export function withCheck(
  filters: PopupSettings['filters'],
  check: Check,
): PopupSettings['filters'] {
  if (check === 'engagement')
    return { ...filters, engagement: [{ popupId: '', state: 'converted', action: 'dont_show' }] };
  if (check === 'sourceCode') return { ...filters, sourceCode: { html: '', action: 'show' } };
  return { ...filters, [check]: [FIRST_MATCH] };
}

/**
 * The checks in use, of what is in the visitor's browser the moment the popup would open.
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
          <Engagement
            entries={engagement}
            popup={popup}
            onChange={(entries) => set('engagement', entries.length === 0 ? undefined : entries)}
          />
        </CheckCard>
      )}
      {cookies === undefined ? null : (
        <CheckCard check="cookies" onRemove={() => set('cookies', undefined)}>
          <Matches
            what="Cookie"
            entries={cookies}
            onChange={(entries) => set('cookies', entries.length === 0 ? undefined : entries)}
          />
        </CheckCard>
      )}
      {jsVariables === undefined ? null : (
        <CheckCard check="jsVariables" onRemove={() => set('jsVariables', undefined)}>
          <Matches
            what="Variable"
            entries={jsVariables}
            onChange={(entries) => set('jsVariables', entries.length === 0 ? undefined : entries)}
          />
        </CheckCard>
      )}
      {sourceCode === undefined ? null : (
        <CheckCard check="sourceCode" onRemove={() => set('sourceCode', undefined)}>
          <PickField
            label="What to do"
            hideLabel
            value={sourceCode.action}
            choices={ACTIONS}
            onChange={(action) => set('sourceCode', { ...sourceCode, action })}
          />
          <Textarea
            label="The page contains"
            dir="ltr"
            autosize
            minRows={2}
            maxLength={5000}
            value={sourceCode.html}
            onChange={(event) =>
              set('sourceCode', { ...sourceCode, html: event.currentTarget.value })
            }
          />
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

interface ListProps<Entry> {
  readonly entries: readonly Entry[];
  readonly onChange: (entries: Entry[]) => void;
}

function RemoveButton({
  label,
  onClick,
}: {
  readonly label: string;
  readonly onClick: () => void;
}) {
  return (
    <ActionIcon variant="subtle" color="gray" size={36} aria-label={label} onClick={onClick}>
      <IconX size={17} aria-hidden />
    </ActionIcon>
  );
}

function Matches({ what, entries, onChange }: ListProps<MatchEntry> & { readonly what: string }) {
  const set = (at: number, part: Partial<MatchEntry>) =>
    onChange(entries.map((entry, index) => (index === at ? { ...entry, ...part } : entry)));
  return (
    <Stack>
      {entries.map((entry, at) => (
        <div key={at} className={styles['match']} role="group" aria-label={`${what} ${at + 1}`}>
          <PickField
            label="What to do"
            hideLabel
            width="100%"
            value={entry.action}
            choices={ACTIONS}
            onChange={(action) => set(at, { action })}
          />
          <NeededText
            aria-label={`${what} name`}
            placeholder={`${what} name`}
            dir="ltr"
            value={entry.name}
            missing="Needs a name"
            maxLength={200}
            onText={(name) => set(at, { name })}
          />
          <PickField
            label="Comparison"
            hideLabel
            width="100%"
            value={entry.operator}
            choices={OPERATORS}
            onChange={(operator) => set(at, { operator })}
          />
          {entry.operator === 'any_value' ? (
            <span />
          ) : (
            <TextInput
              aria-label="Value"
              placeholder="Value"
              value={entry.value}
              maxLength={1000}
              onChange={(event) => set(at, { value: event.currentTarget.value })}
            />
          )}
          <RemoveButton
            label={`Remove ${what.toLowerCase()} ${at + 1}`}
            onClick={() => onChange(entries.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      <Button
        size="compact-sm"
        variant="subtle"
        w="fit-content"
        leftSection={<IconPlus size={15} aria-hidden />}
        onClick={() => onChange([...entries, FIRST_MATCH])}
      >
        And another
      </Button>
    </Stack>
  );
}

function Engagement({
  entries,
  popup,
  onChange,
}: ListProps<EngagementEntry> & Pick<PanelProps, 'popup'>) {
  const popups = useQuery(popupsQuery(popup.siteId));
  const others = (popups.data ?? [])
    .filter((one) => one.id !== popup.id)
    .map((one) => ({ value: one.id, label: one.name }));
  const set = (at: number, part: Partial<EngagementEntry>) =>
    onChange(entries.map((entry, index) => (index === at ? { ...entry, ...part } : entry)));
  if (popups.data !== undefined && others.length === 0)
    return <p className={styles['everybody']}>This site has no other popup yet.</p>;
  return (
    <Stack>
      {entries.map((entry, at) => (
        <div key={at} className={styles['match']} role="group" aria-label={`Popup ${at + 1}`}>
          <PickField
            label="What to do"
            hideLabel
            width="100%"
            value={entry.action}
            choices={ACTIONS}
            onChange={(action) => set(at, { action })}
          />
          <PickField
            label="Other popup"
            hideLabel
            width="100%"
            value={entry.popupId}
            choices={others}
            onChange={(popupId) => set(at, { popupId })}
          />
          <PickField
            label="State"
            hideLabel
            width="100%"
            value={entry.state}
            choices={STATES}
            onChange={(state) => set(at, { state })}
          />
          <span />
          <RemoveButton
            label={`Remove popup ${at + 1}`}
            onClick={() => onChange(entries.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      <Button
        size="compact-sm"
        variant="subtle"
        w="fit-content"
        leftSection={<IconPlus size={15} aria-hidden />}
        onClick={() =>
          onChange([...entries, { popupId: '', state: 'closed', action: 'dont_show' }])
        }
      >
        And another
      </Button>
    </Stack>
  );
}
