import type { ReportQuery } from '@beckon/contract/owner-calls';
import { Input, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { daysProblem } from '../../../lib/report-range.ts';
import styles from '../reports.module.css';

type Days = Required<ReportQuery>;

interface DayRangeProps {
  readonly days: Days;
  readonly onChange: (days: Days) => void;
}

/** With four digits at most, a date field goes on after the year. */
const LAST_DAY = '9999-12-31';
const TYPING_PAUSE_MS = 600;

/**
 * Two date fields for the first and last day of a report. While an owner types, a date field is
 * empty or has a year like 0002. So the fields keep what was typed, and `onChange` is called after
 * a pause, Enter or leaving the field, only with days that a report can have.
 */
export function DayRange({ days, onChange }: DayRangeProps) {
  const { typed, problem, type, finish } = useTypedDays(days, onChange);
  const common = {
    type: 'date',
    max: LAST_DAY,
    error: problem !== undefined,
    onBlur: finish,
    onKeyDown: ({ key }: { readonly key: string }) => key === 'Enter' && finish(),
  };
  return (
    <fieldset className={styles['days']} aria-label="Days">
      <TextInput
        {...common}
        aria-label="First day"
        value={typed.from}
        onChange={({ currentTarget: { value } }) => type({ ...typed, from: value })}
      />
      <TextInput
        {...common}
        aria-label="Last day"
        value={typed.until}
        onChange={({ currentTarget: { value } }) => type({ ...typed, until: value })}
      />
      {problem === undefined ? null : (
        <Input.Error className={styles['problem'] ?? ''} role="status">
          {problem}
        </Input.Error>
      )}
    </fieldset>
  );
}

const keyOf = ({ from, until }: Days): string => `${from} ${until}`;

/** What was typed, until other days come from outside, for example from a saved view. */
function useTypedDays(days: Days, onChange: (days: Days) => void) {
  const [typed, setTyped] = useState(days);
  const [problem, setProblem] = useState(daysProblem(days));
  const key = keyOf(days);
  const [known, setKnown] = useState(key);
  const [sent, setSent] = useState(key);
  if (key !== known) {
    setKnown(key);
    // Our own days arrive a moment later, and must not undo what is typed in between.
    if (key !== sent) {
      setTyped(days);
      setProblem(daysProblem(days));
    }
  }
  const apply = useDebouncedCallback((next: Days) => {
    const wrong = daysProblem(next);
    setProblem(wrong);
    if (wrong !== undefined) return;
    setSent(keyOf(next));
    onChange(next);
  }, TYPING_PAUSE_MS);
  const type = (next: Days): void => {
    setTyped(next);
    apply(next);
  };
  return { typed, problem, type, finish: () => apply.flush() };
}
