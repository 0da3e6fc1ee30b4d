import { CopyBox } from '../../../../components/ui/inputs/copy-box.tsx';
import { RequiredTextField } from '../../fields/required-text-field.tsx';
import type { TriggerEntries } from './trigger-entry.ts';

export const PAGE_TRIGGERS = {
  eventName: {
    label: 'When your own code triggers it',
    about: 'For developers: a line of code in your page opens it, after a quiz for instance.',
    first: '',
    moment: () => 'when your own code triggers it',
    fields: (name, onChange) => (
      <>
        <RequiredTextField
          label="Name of the event"
          value={name}
          maxLength={64}
          placeholder="quiz-finished"
          dir="ltr"
          maw={320}
          missing="Name the event that opens the popup."
          onText={onChange}
        />
        {name === '' ? null : (
          <CopyBox
            label="Code that opens this popup"
            text={`window.beckon?.trigger(${JSON.stringify(name)});`}
          />
        )}
      </>
    ),
  },
} satisfies Partial<TriggerEntries>;
