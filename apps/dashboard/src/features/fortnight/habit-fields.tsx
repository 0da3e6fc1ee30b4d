import { Select } from '@mantine/core';
import type { FortnightRequest } from '@beckon/contract/owner-calls';
import { BoundedNumber } from '../../components/ui/inputs/bounded-number.tsx';
import styles from './fortnight.module.css';

const REACTIONS = [
  { value: 'closes', label: 'closes it with the X' },
  { value: 'leaves', label: 'leaves it open and moves on' },
  { value: 'converts', label: 'fills it in or clicks it' },
] as const;

interface HabitFieldsProps {
  readonly habits: FortnightRequest;
  readonly onChange: (habits: FortnightRequest) => void;
}

/** Sets how often the visitor comes, how many pages they read, and what they do with a popup. */
export function HabitFields({ habits, onChange }: HabitFieldsProps) {
  const set = (part: Partial<FortnightRequest>): void => onChange({ ...habits, ...part });
  return (
    <div className={styles['habits']}>
      <Amount
        label="Visits a day"
        max={5}
        value={habits.visitsADay}
        onChange={(visitsADay) => set({ visitsADay })}
      />
      <Amount
        label="Pages a visit"
        max={10}
        value={habits.pagesAVisit}
        onChange={(pagesAVisit) => set({ pagesAVisit })}
      />
      <Amount
        label="Seconds on a page"
        min={5}
        max={600}
        value={habits.secondsAPage}
        onChange={(secondsAPage) => set({ secondsAPage })}
      />
      <Select
        label="With this popup, the visitor"
        data={REACTIONS}
        value={habits.reaction}
        allowDeselect={false}
        onChange={(value) => {
          const reaction = REACTIONS.find((one) => one.value === value)?.value;
          if (reaction !== undefined) set({ reaction });
        }}
      />
    </div>
  );
}

interface AmountProps {
  readonly label: string;
  readonly value: number;
  readonly min?: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

/** A field for a whole number within limits. Input that is not valid changes nothing. */
function Amount({ label, value, min = 1, max, onChange }: AmountProps) {
  return (
    <BoundedNumber
      label={label}
      allowDecimal={false}
      value={value}
      min={min}
      max={max}
      onChange={onChange}
    />
  );
}
