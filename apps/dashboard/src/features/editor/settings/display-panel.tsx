import type { AppearanceSettings } from '@beckon/contract/settings';
import type { PopupType } from '@beckon/contract/values';
import { EmbedSlot } from '../../../components/embed-slot.tsx';
import { withOptional } from '../../../lib/with-optional.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import { Option } from '../fields/option.tsx';
import { PickField } from '../fields/pick-field.tsx';
import { Row, Stack } from '../fields/stack.tsx';
import { WholeField } from '../fields/whole-field.tsx';
import { BACKGROUND_CHOICES, ENTRY_CHOICES, EXIT_CHOICES } from './effect-words.ts';
import type { PanelProps } from './panel.ts';
import { PlacePicker } from './place-picker.tsx';
import { TimerFields } from './timer-fields.tsx';

/** Types that have no place of their own to choose. */
const PLACELESS: readonly PopupType[] = ['fullpage', 'embedded'];
const BAR_CHOICES = [
  { value: 'push', label: 'Moves down' },
  { value: 'cover', label: 'Is covered' },
] as const;
const MODAL: readonly PopupType[] = ['lightbox', 'content', 'gamified', 'mobile', 'fullpage'];
const HAS_SIZE: readonly PopupType[] = [
  'lightbox',
  'content',
  'gamified',
  'sside',
  'bside',
  'browsing',
  'social',
  'mobile',
];

/** Where it stands, how it moves, how large it is. */
export function DisplayPanel({ settings, popup, onChange }: PanelProps) {
  const { appearance } = settings;
  const set = (part: Partial<AppearanceSettings>) =>
    onChange({ ...settings, appearance: { ...appearance, ...part } });
  const { type } = popup;
  return (
    <Stack>
      {PLACELESS.includes(type) ? null : (
        <PlacePicker
          type={type}
          value={appearance.location}
          onChange={(location) => set({ location })}
        />
      )}
      {type === 'embedded' ? null : (
        <Row>
          <PickField
            label="Comes in by"
            value={appearance.entryEffect}
            choices={ENTRY_CHOICES}
            onChange={(entryEffect) => set({ entryEffect })}
          />
          {type === 'fullpage' ? null : (
            <PickField
              label="Leaves by"
              value={appearance.exitEffect}
              choices={EXIT_CHOICES}
              onChange={(exitEffect) => set({ exitEffect })}
            />
          )}
        </Row>
      )}
      {MODAL.includes(type) ? (
        <PickField
          label="Effect behind it"
          value={appearance.background}
          choices={BACKGROUND_CHOICES}
          onChange={(background) => set({ background })}
        />
      ) : null}
      {HAS_SIZE.includes(type) ? (
        <SizeFields value={appearance.size} onChange={(size) => set({ size })} />
      ) : null}
      {type === 'bar' ? (
        <WholeField
          label="Height"
          min={20}
          max={400}
          suffix="px"
          value={appearance.size.height}
          onChange={(height) => set({ size: { ...appearance.size, height } })}
        />
      ) : null}
      {type === 'bar' && appearance.location.vertical === 'top' ? (
        <ChoiceField
          label="The page below it"
          hint="A bar that covers the page may hide your menu."
          value={appearance.pushesPage ? 'push' : 'cover'}
          choices={BAR_CHOICES}
          onChange={(choice) => set({ pushesPage: choice === 'push' })}
        />
      ) : null}
      {type === 'fullpage' ? (
        <Option
          label="Welcome screen"
          about="Stands above the page, which moves down below it."
          isOn={appearance.pushesPage}
          onToggle={(pushesPage) => set({ pushesPage })}
        />
      ) : null}
      {type === 'embedded' ? <EmbedSlot popupId={popup.id} name={popup.name} /> : null}
      <TimerFields
        value={appearance.timer}
        onChange={(timer) =>
          onChange({ ...settings, appearance: withOptional(appearance, 'timer', timer) })
        }
      />
    </Stack>
  );
}

function SizeFields({
  value,
  onChange,
}: {
  readonly value: AppearanceSettings['size'];
  readonly onChange: (size: AppearanceSettings['size']) => void;
}) {
  return (
    <Row>
      <WholeField
        label="Width"
        min={100}
        max={3840}
        suffix="px"
        value={value.width}
        onChange={(width) => onChange({ ...value, width })}
      />
      <WholeField
        label="Height"
        min={20}
        max={4320}
        suffix="px"
        value={value.height}
        onChange={(height) => onChange({ ...value, height })}
      />
    </Row>
  );
}
