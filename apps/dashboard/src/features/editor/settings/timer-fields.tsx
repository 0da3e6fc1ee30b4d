import { TextInput } from '@mantine/core';
import type { AppearanceSettings } from '@beckon/contract/settings';
import { useCurrentSite } from '../../../lib/current-site.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import { Option } from '../fields/option.tsx';
import { Row } from '../fields/stack.tsx';
import { WholeField } from '../fields/whole-field.tsx';
import { offsetOn, parseTimerValue, type TimerValue, toTimerText } from './timer-value.ts';

type Timer = NonNullable<AppearanceSettings['timer']>;

interface TimerFieldsProps {
  readonly value: Timer | undefined;
  readonly onChange: (value: Timer | undefined) => void;
}

const KINDS = [
  { value: 'stretch', label: 'A stretch of time' },
  { value: 'moment', label: 'Until a date' },
] as const;
const WEEK_MS = 7 * 86_400_000;

/** The time that a countdown block counts down to; the popup closes when it has run out. */
export function TimerFields({ value, onChange }: TimerFieldsProps) {
  const { site } = useCurrentSite();
  const { timeZone } = site.settings;
  const timer = value === undefined ? undefined : parseTimerValue(value.value);
  const set = (next: TimerValue) =>
    onChange({ version: next.kind === 'stretch' ? 1 : 2, value: toTimerText(next) });
  const switchTo = (kind: TimerValue['kind']) => {
    const day = new Date(Date.now() + WEEK_MS).toISOString().slice(0, 10);
    set(
      kind === 'stretch'
        ? { kind, minutes: 10, seconds: 0 }
        : { kind, day, time: '23:59', offset: offsetOn(day, timeZone) },
    );
  };
  return (
    <Option
      label="Count down"
      about="For the countdown block of your design. The popup closes when the time is over."
      isOn={timer !== undefined}
      onToggle={(isOn) => (isOn ? switchTo('stretch') : onChange(undefined))}
    >
      {timer === undefined ? null : (
        <>
          <ChoiceField label="Counts down" value={timer.kind} choices={KINDS} onChange={switchTo} />
          {timer.kind === 'stretch' ? (
            <Row>
              <WholeField
                label="Minutes"
                max={9999}
                value={timer.minutes}
                onChange={(minutes) => set({ ...timer, minutes })}
                width={120}
              />
              <WholeField
                label="Seconds"
                max={59}
                value={timer.seconds}
                onChange={(seconds) => set({ ...timer, seconds })}
                width={120}
              />
            </Row>
          ) : (
            <Row>
              <TextInput
                type="date"
                label="Day"
                value={timer.day}
                onChange={({ currentTarget: { value: day } }) => {
                  if (day !== '') set({ ...timer, day, offset: offsetOn(day, timeZone) });
                }}
              />
              <TextInput
                type="time"
                label="Time"
                value={timer.time}
                onChange={({ currentTarget: { value: time } }) => {
                  if (time !== '') set({ ...timer, time });
                }}
              />
            </Row>
          )}
        </>
      )}
    </Option>
  );
}
