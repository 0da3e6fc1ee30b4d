import { Stack, Switch, TextInput } from '@mantine/core';
import type { TeaserSettings } from '@beckon/contract/settings';
import { withOptional } from '../../../lib/with-optional.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import { SwitchField } from '../fields/switch-field.tsx';
import type { PanelProps } from './panel.ts';
import { DASHBOARD_TEXTS } from '@beckon/languages/dashboard';

const MODES = [
  { value: 'after_close', label: 'After closing' },
  { value: 'before_show', label: 'Before it opens' },
  { value: 'always', label: 'Always' },
] as const;
const SIDES = [
  { value: 'left', label: 'Left' },
  { value: 'center', label: 'Middle' },
  { value: 'right', label: 'Right' },
] as const;
const DELAYS = [
  { value: '200', label: 'At once' },
  { value: '1500', label: '1.5 s' },
  { value: '5000', label: '5 s' },
] as const;
const CLOSE_DELAYS = { '200': 200, '1500': 1500, '5000': 5000 } as const;

/** Settings of the teaser, the small tab that opens the popup. */
export function TeaserPanel({ settings, popup, onChange }: PanelProps) {
  const { teaser } = settings;
  const first: TeaserSettings = {
    showMode: 'after_close',
    label: DASHBOARD_TEXTS[popup.language].teaserLabel,
    side: 'left',
    animated: true,
    closeDelayMs: 200,
  };
  const setTeaser = (next: TeaserSettings | undefined) =>
    onChange(withOptional(settings, 'teaser', next));
  return (
    <SwitchField
      label="Show a teaser"
      about="A small tab at the edge from which visitors can open the popup themselves."
      isOn={teaser !== undefined}
      onToggle={(isOn) => setTeaser(isOn ? first : undefined)}
    >
      {teaser === undefined ? null : (
        <Stack gap="sm">
          <TextInput
            label="Text of the teaser"
            value={teaser.label}
            maxLength={120}
            maw={320}
            onChange={(event) => setTeaser({ ...teaser, label: event.currentTarget.value })}
          />
          <ChoiceField
            label="When it is there"
            value={teaser.showMode}
            choices={MODES}
            onChange={(showMode) => setTeaser({ ...teaser, showMode })}
          />
          <ChoiceField
            label="Side"
            value={teaser.side}
            choices={SIDES}
            onChange={(side) => setTeaser({ ...teaser, side })}
          />
          <ChoiceField
            label="After its × is clicked, it disappears"
            value={keyOf(teaser.closeDelayMs)}
            choices={DELAYS}
            onChange={(delay) => setTeaser({ ...teaser, closeDelayMs: CLOSE_DELAYS[delay] })}
          />
          <Switch
            label="Wiggle now and then, to be noticed"
            checked={teaser.animated}
            onChange={(event) => setTeaser({ ...teaser, animated: event.currentTarget.checked })}
          />
        </Stack>
      )}
    </SwitchField>
  );
}

function keyOf(ms: TeaserSettings['closeDelayMs']): keyof typeof CLOSE_DELAYS {
  return ms === 200 ? '200' : ms === 1500 ? '1500' : '5000';
}
