import { Chip, Group, TextInput } from '@mantine/core';
import type { ScheduleSettings } from '@beckon/contract/settings';
import { useCurrentSite } from '../../../lib/current-site.ts';
import { withOptional } from '../../../lib/with-optional.ts';
import { Note } from '../fields/note.tsx';
import { Option } from '../fields/option.tsx';
import { Row, Stack } from '../fields/stack.tsx';
import type { PanelProps } from './panel.ts';

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const WORKDAYS = [0, 1, 2, 3, 4];

/** From when until when, on which days, at which hours. */
export function SchedulePanel({ settings, onChange }: PanelProps) {
  const { site } = useCurrentSite();
  const { schedule } = settings;
  const { from, until, weekdays, hours } = schedule;
  const set = <Key extends keyof ScheduleSettings>(
    key: Key,
    value: ScheduleSettings[Key] | undefined,
  ) => onChange({ ...settings, schedule: withOptional(schedule, key, value) });
  const setDay = (key: 'from' | 'until', text: string) => set(key, text === '' ? undefined : text);
  const isBackwards = from !== undefined && until !== undefined && from > until;
  return (
    <Stack>
      <Row>
        <TextInput
          type="date"
          label="First day"
          value={from ?? ''}
          onChange={(event) => setDay('from', event.currentTarget.value)}
        />
        <TextInput
          type="date"
          label="Last day"
          value={until ?? ''}
          error={isBackwards ? 'Before the first day' : undefined}
          onChange={(event) => setDay('until', event.currentTarget.value)}
        />
      </Row>
      <Option
        label="Only on some weekdays"
        isOn={weekdays !== undefined}
        onToggle={(isOn) => set('weekdays', isOn ? WORKDAYS : undefined)}
      >
        <Chip.Group
          multiple
          value={(weekdays ?? []).map(String)}
          onChange={(chosen) =>
            set(
              'weekdays',
              chosen.map(Number).toSorted((one, other) => one - other),
            )
          }
        >
          <Group gap={6} role="group" aria-label="Weekdays">
            {WEEKDAYS.map((name, day) => (
              <Chip key={name} value={String(day)} size="sm">
                {name}
              </Chip>
            ))}
          </Group>
        </Chip.Group>
        {weekdays?.length === 0 ? <Note tone="bad">Choose at least one weekday.</Note> : null}
      </Option>
      <Option
        label="Only at some hours"
        isOn={hours !== undefined}
        onToggle={(isOn) => set('hours', isOn ? { from: '09:00', until: '18:00' } : undefined)}
      >
        {hours === undefined ? null : (
          <Row>
            <TextInput
              type="time"
              label="From"
              value={hours.from}
              onChange={(event) => {
                if (event.currentTarget.value !== '')
                  set('hours', { ...hours, from: event.currentTarget.value });
              }}
            />
            <TextInput
              type="time"
              label="Until"
              value={hours.until}
              onChange={(event) => {
                if (event.currentTarget.value !== '')
                  set('hours', { ...hours, until: event.currentTarget.value });
              }}
            />
          </Row>
        )}
      </Option>
      <Note>All in the time zone of the site: {site.settings.timeZone}.</Note>
    </Stack>
  );
}
