import { Group, Stack } from '@mantine/core';
import type { AppearanceSettings, PopupSettings } from '@beckon/contract/settings';
import type { PopupType } from '@beckon/contract/values';
import { EmbedSlotInTest } from '../../../components/embed-slot.tsx';
import { withOptional } from '../../../lib/with-optional.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import { SwitchField } from '../fields/switch-field.tsx';
import { SelectField } from '../fields/select-field.tsx';
import { NumberField } from '../fields/number-field.tsx';
import { BACKGROUND_CHOICES, ENTRY_CHOICES, EXIT_CHOICES } from './effect-words.ts';
import type { PanelProps } from './panel.ts';
import { PlacePicker } from './place-picker.tsx';
import { TimerFields } from './timer-fields.tsx';

/** A setting of a type's appearance; `height` is for bars. */
type Choice = 'place' | 'entry' | 'exit' | 'background' | 'size' | 'height' | 'welcome' | 'slot';

const BOX: readonly Choice[] = ['place', 'entry', 'exit', 'size'];
const DIALOG: readonly Choice[] = [...BOX, 'background'];
const CHOICES_OF_TYPE: Readonly<Record<PopupType, readonly Choice[]>> = {
  lightbox: DIALOG,
  content: DIALOG,
  gamified: DIALOG,
  mobile: DIALOG,
  sside: BOX,
  bside: BOX,
  browsing: BOX,
  social: BOX,
  bar: ['place', 'entry', 'exit', 'height'],
  fullpage: ['entry', 'background', 'welcome'],
  embedded: ['slot'],
};

/** Sets the popup's position, effects and size. */
export function DisplayPanel({ settings, popup, onChange }: PanelProps) {
  const { appearance } = settings;
  const setAll = (next: AppearanceSettings) => onChange({ ...settings, appearance: next });
  const set = (part: Partial<AppearanceSettings>) => setAll({ ...appearance, ...part });
  const { type } = popup;
  const has = (choice: Choice) => CHOICES_OF_TYPE[type].includes(choice);
  return (
    <Stack gap="sm">
      {has('place') ? (
        <PlacePicker
          type={type}
          value={appearance.location}
          onChange={(location) => set({ location })}
        />
      ) : null}
      {has('entry') ? <Movement appearance={appearance} set={set} canLeave={has('exit')} /> : null}
      {has('background') ? (
        <SelectField
          label="Background effect"
          value={appearance.background}
          choices={BACKGROUND_CHOICES}
          onChange={(background) => set({ background })}
        />
      ) : null}
      {has('size') ? <SizeFields appearance={appearance} set={set} /> : null}
      {has('height') ? (
        <BarFields appearance={appearance} set={set} opensWithPage={opensWithPage(settings)} />
      ) : null}
      {has('welcome') ? (
        <SwitchField
          label="Welcome screen"
          about="Sits above the page and pushes it down."
          isOn={appearance.pushesPage}
          onToggle={(pushesPage) => set({ pushesPage })}
        />
      ) : null}
      {has('slot') ? <EmbedSlotInTest popupId={popup.id} name={popup.name} /> : null}
      <TimerFields
        value={appearance.timer}
        onChange={(timer) => setAll(withOptional(appearance, 'timer', timer))}
      />
    </Stack>
  );
}

interface AppearanceFieldsProps {
  readonly appearance: AppearanceSettings;
  readonly set: (part: Partial<AppearanceSettings>) => void;
}

function Movement({
  appearance,
  set,
  canLeave,
}: AppearanceFieldsProps & { readonly canLeave: boolean }) {
  return (
    <Group gap="sm" align="flex-end">
      <SelectField
        label="Entry animation"
        value={appearance.entryEffect}
        choices={ENTRY_CHOICES}
        onChange={(entryEffect) => set({ entryEffect })}
      />
      {canLeave ? (
        <SelectField
          label="Exit animation"
          value={appearance.exitEffect}
          choices={EXIT_CHOICES}
          onChange={(exitEffect) => set({ exitEffect })}
        />
      ) : null}
    </Group>
  );
}

function SizeFields({ appearance: { size }, set }: AppearanceFieldsProps) {
  return (
    <Group gap="sm" align="flex-end">
      <NumberField
        label="Width"
        min={100}
        max={3840}
        suffix="px"
        value={size.width}
        onChange={(width) => set({ size: { ...size, width } })}
      />
      <NumberField
        label="Height"
        min={20}
        max={4320}
        suffix="px"
        value={size.height}
        onChange={(height) => set({ size: { ...size, height } })}
      />
    </Group>
  );
}

/** A bar that opens sooner than this covers the page. docs/behaviour/appearance.md#pushing-the-page. */
const SOONEST_PUSH_SECONDS = 2;

function opensWithPage({ triggers: { afterSeconds } }: PopupSettings): boolean {
  return afterSeconds?.on === 'page' && afterSeconds.seconds < SOONEST_PUSH_SECONDS;
}

const BELOW_BAR = [
  { value: 'push', label: 'Moves down' },
  { value: 'cover', label: 'Is covered' },
] as const;

function BarFields({
  appearance,
  set,
  opensWithPage,
}: AppearanceFieldsProps & { readonly opensWithPage: boolean }) {
  const { size, location, pushesPage } = appearance;
  return (
    <>
      <NumberField
        label="Height"
        min={20}
        max={400}
        suffix="px"
        value={size.height}
        onChange={(height) => set({ size: { ...size, height } })}
      />
      {location.vertical === 'top' ? (
        <ChoiceField
          label="The page below it"
          hint={
            opensWithPage && pushesPage
              ? `This bar opens with the page and covers it. Let it open after ${SOONEST_PUSH_SECONDS} seconds or later, and the page moves down.`
              : 'A bar that covers the page may hide your menu.'
          }
          value={pushesPage ? 'push' : 'cover'}
          choices={BELOW_BAR}
          onChange={(choice) => set({ pushesPage: choice === 'push' })}
        />
      ) : null}
    </>
  );
}
