import '@mantine/core/styles/Chip.css';
import { Chip, Group, Stack, TextInput } from '@mantine/core';
import { shownSpan } from '@beckon/contract/decide';
import type { ScheduleSettings } from '@beckon/contract/settings';
import { useState } from 'react';
import { useCurrentSite } from '../../../lib/navigation/current-site.ts';
import { withOptional } from '../../../lib/with-optional.ts';
import { Note } from '../fields/note.tsx';
import { OptionalField } from '../fields/switch-field.tsx';
import { TimeField } from '../fields/time-field.tsx';
import type { PanelProps } from './panel.ts';

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const WORKDAYS = [0, 1, 2, 3, 4];

/** Sets from when until when, on which weekdays and at which hours the popup may show. */
export function SchedulePanel({ settings, onChange }: PanelProps) {
  const { site } = useCurrentSite();
  const { schedule } = settings;
  const { weekdays, hours } = schedule;
  const set: SetSchedule = (key, value) =>
    onChange({ ...settings, schedule: withOptional(schedule, key, value) });
  return (
    <Stack gap="sm">
      <FirstAndLastDay schedule={schedule} set={set} />
      <OptionalField
        label="Only on some weekdays"
        value={weekdays}
        first={WORKDAYS}
        onChange={(days) => set('weekdays', days)}
      >
        {(days) => <Weekdays value={days} onChange={(next) => set('weekdays', next)} />}
      </OptionalField>
      <OptionalField
        label="Only at some hours"
        value={hours}
        first={{ from: '09:00', until: '18:00' }}
        onChange={(span) => set('hours', span)}
      >
        {(span) => <Hours value={span} onChange={(next) => set('hours', next)} />}
      </OptionalField>
      <Note>All in the time zone of the site: {site.settings.timeZone}.</Note>
    </Stack>
  );
}

type SetSchedule = <Key extends keyof ScheduleSettings>(
  key: Key,
  value: ScheduleSettings[Key] | undefined,
) => void;

function FirstAndLastDay({
  schedule,
  set,
}: {
  readonly schedule: ScheduleSettings;
  readonly set: SetSchedule;
}) {
  const { from, until } = schedule;
  // Clock changes do not matter for the order.
  const { startMs, endMs } = shownSpan(schedule, 'UTC');
  return (
    <>
      <LimitFields
        labels={['First day', 'Start time']}
        value={from}
        onChange={(limit) => set('from', limit)}
      />
      <LimitFields
        labels={['Last day', 'End time']}
        value={until}
        error={startMs >= endMs ? 'Not after the start' : undefined}
        onChange={(limit) => set('until', limit)}
      />
      <Note>Without a time, the first and the last day count as a whole.</Note>
    </>
  );
}

interface LimitFieldsProps {
  readonly labels: readonly [day: string, time: string];
  readonly value: string | undefined;
  readonly error?: string | undefined;
  readonly onChange: (limit: string | undefined) => void;
}

/** A day of the schedule and, if the owner wants one, the time of that day. */
function LimitFields({ labels, value = '', error, onChange }: LimitFieldsProps) {
  const [day = '', ownTime = ''] = value.split('T');
  // While a day is edited, its field is empty for a moment. The time must not be lost by that.
  const [keptTime, setKeptTime] = useState('');
  const time = day === '' ? keptTime : ownTime;
  const set = (nextDay: string, nextTime: string) => {
    setKeptTime(nextTime);
    onChange(nextDay === '' ? undefined : [nextDay, nextTime].filter(Boolean).join('T'));
  };
  return (
    <Group gap="sm" align="flex-start">
      <TextInput
        type="date"
        label={labels[0]}
        value={day}
        error={error}
        onChange={(event) => set(event.currentTarget.value, time)}
      />
      <TextInput
        type="time"
        w={140}
        label={labels[1]}
        value={time}
        disabled={day === ''}
        onChange={(event) => set(day, event.currentTarget.value)}
      />
    </Group>
  );
}

interface FieldProps<Value> {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

function Weekdays({ value, onChange }: FieldProps<number[]>) {
  return (
    <>
      <Chip.Group
        multiple
        value={value.map(String)}
        onChange={(chosen) => onChange(chosen.map(Number).toSorted((one, other) => one - other))}
      >
        <Group gap={6} role="group" aria-label="Weekdays">
          {WEEKDAYS.map((name, day) => (
            <Chip key={name} value={String(day)} size="sm">
              {name}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
      {value.length === 0 ? <Note tone="bad">Choose at least one weekday.</Note> : null}
    </>
  );
}

function Hours({ value, onChange }: FieldProps<NonNullable<ScheduleSettings['hours']>>) {
  const set = (part: Partial<typeof value>) => onChange({ ...value, ...part });
  return (
    <>
      <Group gap="sm" align="flex-end">
        <TimeField label="From" value={value.from} onChange={(from) => set({ from })} />
        <TimeField label="Until" value={value.until} onChange={(until) => set({ until })} />
      </Group>
      {value.from > value.until ? (
        <Note>
          They end at {value.until} of the next day, and count to the day on which they begin.
        </Note>
      ) : null}
    </>
  );
}
