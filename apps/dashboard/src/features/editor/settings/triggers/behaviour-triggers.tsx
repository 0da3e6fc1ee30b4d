import { Note } from '../../fields/note.tsx';
import { SwitchField } from '../../fields/switch-field.tsx';
import { NumberField } from '../../fields/number-field.tsx';
import { plural } from '../../../../lib/plural.ts';
import type { TriggerEntries } from './trigger-entry.ts';

export const BEHAVIOUR_TRIGGERS = {
  exitIntent: {
    label: 'When they are about to leave',
    about: 'The mouse leaves through the top; on phones a fast scroll up or a return to the tab.',
    first: { backButton: false },
    moment: () => 'when they are about to leave',
    fields: (exit, onChange) => (
      <>
        <SwitchField
          label="On phones, catch the back button too"
          isOn={exit.backButton}
          onToggle={(backButton) => onChange({ backButton })}
        />
        {exit.backButton ? (
          <Note tone="warn">
            Search engines treat a caught back button as abuse and may rank the page lower. Better
            leave it off.
          </Note>
        ) : null}
      </>
    ),
  },
  scrolledPercent: {
    label: 'After scrolling',
    about: 'When they have read part of the page.',
    first: 50,
    moment: (percent) => `after scrolling ${percent} % of the page`,
    fields: (percent, onChange) => (
      <NumberField
        label="Share of the page"
        value={percent}
        max={100}
        onChange={onChange}
        suffix="%"
      />
    ),
  },
  pageClicks: {
    label: 'After clicks on the page',
    first: 3,
    moment: (clicks) => `after ${plural(clicks, 'click')}`,
    fields: (clicks, onChange) => (
      <NumberField label="Clicks" value={clicks} min={1} max={1000} onChange={onChange} />
    ),
  },
  nthPage: {
    label: 'After several pages of a visit',
    about: 'Counts every page they open; 2 is the second one.',
    first: 2,
    moment: (page) => `on page ${page} of a visit`,
    fields: (page, onChange) => (
      <NumberField label="Opens on page" value={page} min={1} max={1000} onChange={onChange} />
    ),
  },
} satisfies Partial<TriggerEntries>;
