import { Stack, Text } from '@mantine/core';
import type { TriggerSettings } from '@beckon/contract/settings';
import { CopyBox } from '../../../components/ui/inputs/copy-box.tsx';
import { withOptional } from '../../../lib/with-optional.ts';
import { SwitchField, OptionalField } from '../fields/switch-field.tsx';
import type { PanelProps } from './panel.ts';
import styles from './settings.module.css';
import { TRIGGER_ENTRIES, TRIGGER_GROUPS } from './triggers/trigger-entries.ts';
import type { TriggerKey, TriggerValues } from './triggers/trigger-entry.ts';

/**
 * Sets when the popup opens by itself. The first trigger that fires opens it.
 * docs/behaviour/triggers.md.
 */
export function TriggersPanel({ settings, popup, onChange }: PanelProps) {
  const { triggers } = settings;
  const isClickOnly = triggers.clickOnly === true;
  const set = (next: TriggerSettings) => onChange({ ...settings, triggers: next });
  return (
    <Stack gap="sm">
      {isClickOnly ? (
        <Text size="sm" c="dimmed">
          The other ways to open are off while “Only by a click” is on. Their settings are kept.
        </Text>
      ) : (
        TRIGGER_GROUPS.map((group) => (
          <Stack gap="sm" key={group.heading}>
            <h3 className={styles['sub']}>{group.heading}</h3>
            {group.triggers.map((name) => (
              <TriggerOption key={name} name={name} triggers={triggers} onChange={set} />
            ))}
          </Stack>
        ))
      )}
      <SwitchField
        label="Only by a click"
        about="Never by itself: a link or button of your page opens it."
        isOn={isClickOnly}
        onToggle={(isOn) => set(withOptional(triggers, 'clickOnly', isOn || undefined))}
      >
        <CopyBox
          label="Link that opens this popup"
          text={`<a href="${location.origin}/api/display/click/${popup.id}">Open</a>`}
        />
      </SwitchField>
    </Stack>
  );
}

interface TriggerOptionProps<Key extends TriggerKey> {
  readonly name: Key;
  readonly triggers: TriggerSettings;
  readonly onChange: (triggers: TriggerSettings) => void;
}

function TriggerOption<Key extends TriggerKey>({
  name,
  triggers,
  onChange,
}: TriggerOptionProps<Key>) {
  const { label, about, first, fields } = TRIGGER_ENTRIES[name];
  const values: { readonly [Each in TriggerKey]?: TriggerValues[Each] } = triggers;
  const set = (value: TriggerValues[Key] | undefined) =>
    onChange(withOptional(triggers, name, value));
  return (
    <OptionalField<TriggerValues[Key]>
      label={label}
      about={about}
      value={values[name]}
      first={first}
      onChange={set}
    >
      {fields && ((value) => fields(value, set))}
    </OptionalField>
  );
}
