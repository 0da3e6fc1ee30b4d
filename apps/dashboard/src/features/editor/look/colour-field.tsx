import '@mantine/core/styles/ColorInput.css';
import { ActionIcon, ColorInput, Tooltip } from '@mantine/core';
import { IconRestore } from '@tabler/icons-react';
import { useStateFrom } from '../../../lib/hooks/use-state-from.ts';
import styles from './look.module.css';

interface ColourFieldProps {
  readonly label: string;
  /** The colour that the owner has set; undefined if it is chosen automatically. */
  readonly value: string | undefined;
  /** The colour in use now. */
  readonly drawn: string;
  readonly onChange: (colour: string | undefined) => void;
}

const WHOLE_COLOUR = /^#[0-9a-f]{6}$/i;

/** A field for one colour. An incomplete colour stays in the field and is not reported. */
export function ColourField({ label, value, drawn, onChange }: ColourFieldProps) {
  const shown = value ?? drawn;
  const [typed, setTyped] = useStateFrom(shown);
  const take = (next: string) => {
    setTyped(next);
    if (WHOLE_COLOUR.test(next) && next !== shown) onChange(next.toLowerCase());
  };
  return (
    <div className={styles['colour']} data-own={value !== undefined || undefined}>
      <ColorInput
        label={label}
        value={typed}
        format="hex"
        onChange={take}
        withEyeDropper={false}
        popoverProps={{ withinPortal: true }}
        spellCheck={false}
        dir="ltr"
      />
      {value === undefined ? null : (
        <Tooltip label="Choose it for me">
          <ActionIcon
            className={styles['auto'] ?? ''}
            variant="subtle"
            color="gray"
            size={24}
            aria-label={`${label}: choose it for me`}
            onClick={() => onChange(undefined)}
          >
            <IconRestore size={15} aria-hidden />
          </ActionIcon>
        </Tooltip>
      )}
    </div>
  );
}
