import '@mantine/core/styles/Chip.css';
import { Chip, Group, Stack, TextInput } from '@mantine/core';
import type { ScheduleSettings } from '@beckon/contract/settings';
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
  schedule: { from, until },
  set,
}: {
  readonly schedule: ScheduleSettings;
  readonly set: SetSchedule;
}) {
  const isBackwards = from !== undefined && until !== undefined && from > until;
  return (
    <Group gap="sm" align="flex-end">
      <TextInput
        type="date"
        label="First day"
        value={from ?? ''}
        onChange={(event) => set('from', event.currentTarget.value || undefined)}
      />
      <TextInput
        type="date"
        label="Last day"
        value={until ?? ''}
        error={isBackwards ? 'Before the first day' : undefined}
        onChange={(event) => set('until', event.currentTarget.value || undefined)}
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
