import { TextInput } from '@mantine/core';
import type { MatchEntry } from '@beckon/contract/settings';
import { MATCH_OPERATORS } from '@beckon/contract/values';
import { RequiredTextField } from '../../fields/required-text-field.tsx';
import { SelectField } from '../../fields/select-field.tsx';
import { CheckActionField } from '../check-action-field.tsx';
import { CheckList } from '../check-list.tsx';

const OPERATOR_WORDS = {
  contain: 'contains',
  exact: 'is',
  start: 'starts with',
  end: 'ends with',
  greater_than: 'is more than',
  less_than: 'is less than',
  any_value: 'is there',
} as const;
const OPERATORS = MATCH_OPERATORS.map((value) => ({ value, label: OPERATOR_WORDS[value] }));

export const FIRST_MATCH: MatchEntry = { name: '', operator: 'exact', value: '', action: 'show' };

interface MatchListProps {
  /** The kind of value that is compared, for example `Cookie`. */
  readonly what: string;
  readonly entries: readonly MatchEntry[];
  readonly onChange: (entries: MatchEntry[]) => void;
}

/** Lists named values in the visitor's browser, each with its comparison. */
export function MatchList({ what, entries, onChange }: MatchListProps) {
  return (
    <CheckList what={what} entries={entries} added={FIRST_MATCH} onChange={onChange}>
      {(entry, set) => (
        <>
          <CheckActionField
            width="100%"
            value={entry.action}
            onChange={(action) => set({ action })}
          />
          <RequiredTextField
            aria-label={`${what} name`}
            placeholder={`${what} name`}
            dir="ltr"
            value={entry.name}
            missing="Needs a name"
            maxLength={200}
            onText={(name) => set({ name })}
          />
          <SelectField
            label="Comparison"
            hideLabel
            width="100%"
            value={entry.operator}
            choices={OPERATORS}
            onChange={(operator) => set({ operator })}
          />
          {entry.operator === 'any_value' ? (
            <span />
          ) : (
            <TextInput
              aria-label="Value"
              placeholder="Value"
              value={entry.value}
              maxLength={1000}
              onChange={(event) => set({ value: event.currentTarget.value })}
            />
          )}
        </>
      )}
    </CheckList>
  );
}
