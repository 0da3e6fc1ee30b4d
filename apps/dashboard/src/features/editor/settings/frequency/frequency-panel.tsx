import '@mantine/core/styles/Radio.css';
import { MultiSelect, Radio, Stack, Switch } from '@mantine/core';
import type { FrequencySettings } from '@beckon/contract/settings';
import {
  ASKED_FOR_TRIGGERS,
  FREQUENCY_RULES,
  type FrequencyRule,
  TRIGGER_NAMES,
  triggerWords,
} from '@beckon/contract/values';
import { withOptional } from '../../../../lib/with-optional.ts';
import { Note } from '../../fields/note.tsx';
import { SwitchField } from '../../fields/switch-field.tsx';
import { NumberField } from '../../fields/number-field.tsx';
import { FREQUENCY_WORDS } from './frequency-words.ts';
import type { PanelProps } from '../panel.ts';

const AUTOMATIC = TRIGGER_NAMES.filter((name) => !ASKED_FOR_TRIGGERS.includes(name));

function isRule(value: string): value is FrequencyRule {
  return FREQUENCY_RULES.some((rule) => rule === value);
}

/** Sets how often the popup may show to one visitor. */
export function FrequencyPanel({ settings, onChange }: PanelProps) {
  const { frequency } = settings;
  const { counted } = FREQUENCY_WORDS[frequency.rule];
  const set = (next: FrequencySettings) => onChange({ ...settings, frequency: next });
  const choose = (rule: string) => {
    if (isRule(rule))
      set(withOptional({ ...frequency, rule }, 'count', FREQUENCY_WORDS[rule].counted?.first));
  };
  return (
    <Stack gap="sm">
      <Radio.Group
        label="The same visitor sees it"
        description="The visitor’s browser remembers it: Safari for seven days at most, others until its cookies are deleted."
        value={frequency.rule}
        onChange={choose}
      >
        <Stack gap="sm">
          <span />
          {Object.entries(FREQUENCY_WORDS).map(([rule, { choice }]) => (
            <Radio key={rule} value={rule} label={choice} />
          ))}
        </Stack>
      </Radio.Group>
      {counted === undefined ? null : (
        <NumberField
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
        label="Stop after a conversion"
        description="Visitors who have converted do not see it again."
        checked={settings.stopForConverted}
        onChange={(event) =>
          onChange({ ...settings, stopForConverted: event.currentTarget.checked })
        }
      />
      <CountedOpenings value={frequency.scope} onChange={(scope) => set({ ...frequency, scope })} />
    </Stack>
  );
}

interface CountedOpeningsProps {
  readonly value: FrequencySettings['scope'];
  readonly onChange: (value: FrequencySettings['scope']) => void;
}

/** Sets which ways of opening count towards the limit. */
function CountedOpenings({ value, onChange }: CountedOpeningsProps) {
  return (
    <SwitchField
      label="Only count some ways of opening"
      about="Otherwise every automatic opening counts."
      isOn={value !== 'all'}
      onToggle={(isOn) => onChange(isOn ? ['time'] : 'all')}
    >
      {value === 'all' ? null : (
        <MultiSelect
          label="Only these count"
          description={
            value.length === 0 ? 'None is chosen, so every automatic opening counts.' : ''
          }
          value={[...value]}
          data={AUTOMATIC.map((name) => ({ value: name, label: triggerWords(name) }))}
          onChange={(chosen) => onChange(AUTOMATIC.filter((name) => chosen.includes(name)))}
        />
      )}
    </SwitchField>
  );
}
