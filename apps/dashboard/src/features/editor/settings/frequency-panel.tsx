import { MultiSelect, Radio, Switch } from '@mantine/core';
import type { FrequencySettings } from '@beckon/contract/settings';
import {
  ASKED_FOR_TRIGGERS,
  DEFAULT_DAYS_BETWEEN,
  DEFAULT_VISITS_BETWEEN,
  FREQUENCY_RULES,
  type FrequencyRule,
  TRIGGER_NAMES,
} from '@beckon/contract/values';
import { triggerWords } from '../../../lib/trigger-words.ts';
import { withOptional } from '../../../lib/with-optional.ts';
import { Note } from '../fields/note.tsx';
import { Option } from '../fields/option.tsx';
import { Stack } from '../fields/stack.tsx';
import { WholeField } from '../fields/whole-field.tsx';
import type { PanelProps } from './panel.ts';

const RULE_WORDS: Readonly<Record<FrequencyRule, string>> = {
  display_once_every_few_days_3: 'Once every few days',
  display_once_every_few_visiting_4: 'Once every few visits',
  display_once_a_day_1: 'Once a day',
  display_once_a_visitor_2: 'Once, then never again',
  display_everytime_everypage_5: 'Every time, on every page',
};
const COUNTED: Readonly<
  Partial<Record<FrequencyRule, { readonly label: string; readonly first: number }>>
> = {
  display_once_every_few_days_3: { label: 'Days between', first: DEFAULT_DAYS_BETWEEN },
  display_once_every_few_visiting_4: { label: 'Visits between', first: DEFAULT_VISITS_BETWEEN },
};
const AUTOMATIC = TRIGGER_NAMES.filter((name) => !ASKED_FOR_TRIGGERS.includes(name));

function isRule(value: string): value is FrequencyRule {
  return FREQUENCY_RULES.some((rule) => rule === value);
}

/** How often one visitor may be shown it. */
export function FrequencyPanel({ settings, onChange }: PanelProps) {
  const { frequency } = settings;
  const counted = COUNTED[frequency.rule];
  const set = (next: FrequencySettings) => onChange({ ...settings, frequency: next });
  const choose = (rule: string) => {
    if (isRule(rule)) set(withOptional({ ...frequency, rule }, 'count', COUNTED[rule]?.first));
  };
  const scope = frequency.scope;
  return (
    <Stack>
      <Radio.Group label="The same visitor sees it" value={frequency.rule} onChange={choose}>
        <Stack>
          <span />
          {Object.entries(RULE_WORDS).map(([rule, words]) => (
            <Radio key={rule} value={rule} label={words} />
          ))}
        </Stack>
      </Radio.Group>
      {counted === undefined ? null : (
        <WholeField
          label={counted.label}
          min={1}
          max={365}
          value={frequency.count ?? counted.first}
          onChange={(count) => set({ ...frequency, count })}
        />
      )}
      {frequency.rule === 'display_everytime_everypage_5' ? (
        <Note tone="warn">
          Visitors who see the same popup on every page tend to leave. Where the site limits popups
          in one visit, it counts there as one.
        </Note>
      ) : null}
      <Switch
        label="Stop once they have answered"
        description="Visitors who have answered are left alone."
        checked={settings.stopForConverted}
        onChange={(event) =>
          onChange({ ...settings, stopForConverted: event.currentTarget.checked })
        }
      />
      <Option
        label="Only count some ways of opening"
        about="Otherwise every automatic opening counts."
        isOn={scope !== 'all'}
        onToggle={(isOn) => set({ ...frequency, scope: isOn ? ['time'] : 'all' })}
      >
        {scope === 'all' ? null : (
          <MultiSelect
            label="Only these count"
            value={[...scope]}
            data={AUTOMATIC.map((name) => ({ value: name, label: triggerWords(name) }))}
            onChange={(chosen) =>
              set({ ...frequency, scope: AUTOMATIC.filter((name) => chosen.includes(name)) })
            }
          />
        )}
      </Option>
    </Stack>
  );
}
