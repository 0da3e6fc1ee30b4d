import { Group } from '@mantine/core';
import { ChoiceField } from '../../fields/choice-field.tsx';
import { NumberField } from '../../fields/number-field.tsx';
import { plural } from '../../../../lib/words/plural.ts';
import type { TriggerEntries } from './trigger-entry.ts';

const COUNTED_ON = [
  { value: 'page', label: 'This page' },
  { value: 'website', label: 'The whole visit' },
] as const;

export const TIME_TRIGGERS = {
  afterSeconds: {
    label: 'After some time',
    first: { seconds: 5, on: 'page' },
    moment: ({ seconds, on }) =>
      seconds === 0
        ? 'at once'
        : `after ${plural(seconds, 'second')} on ${on === 'website' ? 'your website' : 'the page'}`,
    fields: (time, onChange) => (
      <Group gap="sm" align="flex-end">
        <NumberField
          label="Seconds"
          value={time.seconds}
          onChange={(seconds) => onChange({ ...time, seconds })}
          suffix="s"
        />
        <ChoiceField
          label="Counted on"
          value={time.on}
          onChange={(on) => onChange({ ...time, on })}
          choices={COUNTED_ON}
        />
      </Group>
    ),
  },
} satisfies Partial<TriggerEntries>;
