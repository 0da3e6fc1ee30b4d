import { Note } from '../../fields/note.tsx';
import { SwitchField } from '../../fields/switch-field.tsx';
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
} satisfies Partial<TriggerEntries>;
