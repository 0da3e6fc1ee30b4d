import { Stack, Switch, TextInput } from '@mantine/core';
import type { ClosingSettings } from '@beckon/contract/settings';
import { withOptional } from '../../../lib/with-optional.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import { SwitchField, OptionalField } from '../fields/switch-field.tsx';
import { NumberField } from '../fields/number-field.tsx';
import type { PanelProps } from './panel.ts';

const BUTTONS = [
  { value: 'x', label: 'An ×' },
  { value: 'button', label: 'A skip button' },
  { value: 'none', label: 'None' },
] as const;
const HOUR_S = 3600;

/** Settings of how visitors can close the popup. docs/behaviour/closing.md. */
export function ClosingPanel({ settings, onChange }: PanelProps) {
  const { closing } = settings;
  const setAll = (next: ClosingSettings) => onChange({ ...settings, closing: next });
  const set = (part: Partial<ClosingSettings>) => setAll({ ...closing, ...part });
  return (
    <Stack gap="sm">
      <CloseButton closing={closing} set={set} />
      <CloseButtonDelay closing={closing} set={set} />
      <SwitchField
        label="Close on a click outside"
        isOn={closing.onOutsideClick}
        onToggle={(onOutsideClick) => set({ onOutsideClick })}
      />
      <OptionalField
        label="Close automatically"
        value={closing.autoCloseAfterSeconds}
        first={15}
        onChange={(seconds) => setAll(withOptional(closing, 'autoCloseAfterSeconds', seconds))}
      >
        {(seconds) => (
          <NumberField
            label="After"
            value={seconds}
            min={1}
            max={HOUR_S}
            suffix="s"
            onChange={(autoCloseAfterSeconds) => set({ autoCloseAfterSeconds })}
          />
        )}
      </OptionalField>
      <SwitchField
        label="Content lock"
        about="Visitors cannot close it until they submit the form."
        isOn={closing.contentLock}
        onToggle={(contentLock) => set({ contentLock })}
      />
    </Stack>
  );
}

interface ClosingFieldsProps {
  readonly closing: ClosingSettings;
  readonly set: (part: Partial<ClosingSettings>) => void;
}

function CloseButton({ closing, set }: ClosingFieldsProps) {
  return (
    <>
      <ChoiceField
        label="Close button"
        value={closing.option}
        choices={BUTTONS}
        onChange={(option) => set({ option })}
      />
      {closing.option === 'button' ? (
        <TextInput
          label="Text of the skip button"
          value={closing.skipLabel}
          maxLength={100}
          placeholder="No, thanks"
          maw={320}
          onChange={(event) => set({ skipLabel: event.currentTarget.value })}
        />
      ) : null}
      {closing.option === 'x' ? (
        <TextInput
          label="Text beside the ×"
          value={closing.comment}
          maxLength={300}
          placeholder="None"
          maw={320}
          onChange={(event) => set({ comment: event.currentTarget.value })}
        />
      ) : null}
    </>
  );
}

function CloseButtonDelay({ closing, set }: ClosingFieldsProps) {
  return (
    <SwitchField
      label="Enable the close button after a delay"
      isOn={closing.enabledAfterSeconds > 0}
      onToggle={(isOn) => set({ enabledAfterSeconds: isOn ? 3 : 0, hiddenUntilEnabled: false })}
    >
      <NumberField
        label="Wait"
        value={closing.enabledAfterSeconds}
        max={HOUR_S}
        suffix="s"
        onChange={(enabledAfterSeconds) => set({ enabledAfterSeconds })}
      />
      <Switch
        label="Hide the button until then"
        checked={closing.hiddenUntilEnabled}
        onChange={(event) => set({ hiddenUntilEnabled: event.currentTarget.checked })}
      />
    </SwitchField>
  );
}
