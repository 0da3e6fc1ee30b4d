import { Select } from '@mantine/core';
import type { PopupSummary } from '@beckon/contract/owner-calls';
import { labelsOf } from './labels-of.ts';

const ALL = { value: '', label: 'All labels' };
/** More labels than these are searched by typing. */
const MANY = 10;

interface LabelFilterProps {
  readonly popups: readonly PopupSummary[];
  /** Empty: popups with any labels, or none. */
  readonly value: string;
  readonly onChange: (label: string) => void;
}

/** Chooses the label that the popups of the list have. */
export function LabelFilter({ popups, value, onChange }: LabelFilterProps) {
  const labels = labelsOf(popups);
  // A label that was removed from its last popup stays chosen until the owner changes it.
  const offered = value === '' || labels.includes(value) ? labels : [...labels, value];
  return (
    <Select
      aria-label="Label"
      allowDeselect={false}
      searchable={offered.length > MANY}
      value={value}
      data={[ALL, ...offered.map((label) => ({ value: label, label }))]}
      onChange={(label) => onChange(label ?? '')}
    />
  );
}
