import { Group } from '@mantine/core';
import type { AppearanceSettings } from '@beckon/contract/settings';
import { useCurrentSite } from '../../../lib/navigation/current-site.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import { OptionalField } from '../fields/switch-field.tsx';
import { TimeField } from '../fields/time-field.tsx';
import { NumberField } from '../fields/number-field.tsx';
import { offsetAt } from '@beckon/contract/decide';
import { inAWeek, parseTimerValue, type TimerValue, toTimerText } from './timer-value.ts';

type Timer = NonNullable<AppearanceSettings['timer']>;

interface TimerFieldsProps {
  readonly value: Timer | undefined;
  readonly onChange: (value: Timer | undefined) => void;
}

const KINDS = [
  { value: 'stretch', label: 'A fixed time' },
  { value: 'moment', label: 'Until a date' },
] as const;
const FIRST_STRETCH = { kind: 'stretch', minutes: 10, seconds: 0 } as const;

/**
 * Up to this number of minutes, a countdown shows only minutes and seconds, because "00 days, 00
 * hours" would be useless.
 */
const LONGEST_IN_MINUTES = 99;

function toTimer(value: TimerValue): Timer {
  const text = toTimerText(value);
  if (value.kind === 'moment') return { version: 2, value: text };
  return { version: value.minutes <= LONGEST_IN_MINUTES ? 0 : 1, value: text };
}

/** Sets the time of a countdown block. The popup closes when the time has run out. */
export function TimerFields({ value, onChange }: TimerFieldsProps) {
  const { timeZone } = useCurrentSite().site.settings;
  const set = (next: TimerValue) => onChange(toTimer(next));
  return (
    <OptionalField
      label="Count down"
      about="For the countdown block of your design. The popup closes when the time is over."
      value={value}
      first={toTimer(FIRST_STRETCH)}
      onChange={onChange}
    >
      {(saved) => {
        const timer = parseTimerValue(saved.value);
        return (
          <>
            <ChoiceField
              label="Counts down"
              value={timer.kind}
              choices={KINDS}
              onChange={(kind) =>
                set(kind === 'stretch' ? FIRST_STRETCH : inAWeek(timeZone, Date.now()))
              }
            />
            {timer.kind === 'stretch' ? (
              <StretchFields value={timer} onChange={set} />
            ) : (
              <MomentFields value={timer} timeZone={timeZone} onChange={set} />
            )}
          </>
        );
      }}
    </OptionalField>
  );
}

interface FieldsProps<Kind extends TimerValue['kind']> {
  readonly value: Extract<TimerValue, { readonly kind: Kind }>;
  readonly onChange: (value: TimerValue) => void;
}

function StretchFields({ value, onChange }: FieldsProps<'stretch'>) {
  return (
    <Group gap="sm" align="flex-end">
      <NumberField
        label="Minutes"
        max={9999}
        value={value.minutes}
        onChange={(minutes) => onChange({ ...value, minutes })}
        width={120}
      />
      <NumberField
        label="Seconds"
        max={59}
        value={value.seconds}
        onChange={(seconds) => onChange({ ...value, seconds })}
        width={120}
      />
    </Group>
  );
}

function MomentFields({
  value,
  timeZone,
  onChange,
}: FieldsProps<'moment'> & { readonly timeZone: string }) {
  const set = (part: Partial<typeof value>) => {
    const { day, time } = { ...value, ...part };
    onChange({ ...value, day, time, offset: offsetAt(`${day}T${time}`, timeZone) });
  };
  return (
    <Group gap="sm" align="flex-end">
      <TimeField type="date" label="Day" value={value.day} onChange={(day) => set({ day })} />
      <TimeField label="Time" value={value.time} onChange={(time) => set({ time })} />
    </Group>
  );
}
