import { Button } from '@mantine/core';
import type { OwnLook } from '@beckon/contract/settings';
import { contrast, type Palette, READABLE } from '@beckon/templates';
import { withOptional } from '../../../lib/with-optional.ts';
import { Note } from '../fields/note.tsx';
import { ColourField } from './colour-field.tsx';
import styles from './look.module.css';

type ColourName = 'button' | 'background' | 'text' | 'accent';

const FIELDS: readonly {
  readonly name: ColourName;
  readonly label: string;
  readonly drawnAs: keyof Palette;
}[] = [
  { name: 'button', label: 'Buttons', drawnAs: 'accent' },
  { name: 'background', label: 'Background', drawnAs: 'bg' },
  { name: 'text', label: 'Text', drawnAs: 'ink' },
  { name: 'accent', label: 'Accent', drawnAs: 'mark' },
];
/** Below this contrast, a button hardly differs from its background. */
const STANDS_OUT = 1.4;

interface ColourFieldsProps {
  readonly look: OwnLook;
  /** The colours in use now. */
  readonly palette: Palette;
  readonly themeLabel: string;
  readonly onChange: (look: OwnLook) => void;
}

/**
 * The four colours of a brand. Colours that are not set are chosen to match the others and to be
 * readable.
 */
export function ColourFields({ look, palette, themeLabel, onChange }: ColourFieldsProps) {
  const isOwn = FIELDS.some(({ name }) => look[name] !== undefined);
  return (
    <div className={styles['fields']}>
      <p className={styles['tip']}>
        {isOwn
          ? 'Colours that you do not set are chosen to match the others.'
          : `These are the colours of ${themeLabel}. Change any of them to your own.`}
      </p>
      <div className={styles['colours']}>
        {FIELDS.map(({ name, label, drawnAs }) => (
          <ColourField
            key={name}
            label={label}
            value={look[name]}
            drawn={palette[drawnAs] ?? palette.accent}
            onChange={(colour) => onChange(withOptional(look, name, colour))}
          />
        ))}
      </div>
      <Warnings look={look} palette={palette} onChange={onChange} />
    </div>
  );
}

function Warnings({ look, palette, onChange }: Omit<ColourFieldsProps, 'themeLabel'>) {
  return (
    <div className={styles['fields']} role="status">
      {look.text !== undefined && contrast(look.text, palette.bg) < READABLE ? (
        <Note tone="bad">
          Your text is hard to read on this background.{' '}
          <Button
            size="compact-xs"
            variant="light"
            onClick={() => onChange(withOptional(look, 'text', undefined))}
          >
            Choose a readable colour
          </Button>
        </Note>
      ) : null}
      {look.accent !== undefined && look.accent.toLowerCase() !== palette.mark?.toLowerCase() ? (
        <Note>
          Text in this accent would be hard to read on this background, so a stronger shade is used
          for it.
        </Note>
      ) : null}
      {contrast(palette.accent, palette.bg) < STANDS_OUT ? (
        <Note tone="warn">The button hardly stands out from the background.</Note>
      ) : null}
    </div>
  );
}
