import type { FontName, OwnLook } from '@beckon/contract/settings';
import { withOptional } from '../../../lib/with-optional.ts';
import { PickField } from '../fields/pick-field.tsx';
import styles from './look.module.css';

const FONTS: readonly { readonly value: FontName | 'theme'; readonly label: string }[] = [
  { value: 'theme', label: 'The theme’s own' },
  { value: 'site', label: 'Same as my website' },
  { value: 'system', label: 'Clean' },
  { value: 'grotesque', label: 'Neutral (Helvetica)' },
  { value: 'geometric', label: 'Geometric (Avenir)' },
  { value: 'rounded', label: 'Rounded' },
  { value: 'book', label: 'Book (Garamond)' },
  { value: 'oldStyle', label: 'Classic (Palatino)' },
  { value: 'didone', label: 'Elegant (Didot)' },
  { value: 'slab', label: 'Slab (Rockwell)' },
  { value: 'poster', label: 'Poster (Impact)' },
  { value: 'mono', label: 'Typewriter' },
];
const CORNERS = [
  { value: 'theme', label: 'The theme’s own' },
  { value: '0', label: 'Square' },
  { value: '6', label: 'Slightly round' },
  { value: '14', label: 'Round' },
  { value: '24', label: 'Very round' },
  { value: '36', label: 'Round, with pill buttons' },
];

interface LetterFieldsProps {
  readonly look: OwnLook;
  readonly onChange: (look: OwnLook) => void;
}

function fontOf(value: FontName | 'theme'): FontName | undefined {
  return value === 'theme' ? undefined : value;
}

/** Letters that every visitor has already, so that nothing is loaded for them, and the corners. */
export function LetterFields({ look, onChange }: LetterFieldsProps) {
  const corners = look.corners === undefined ? 'theme' : String(look.corners);
  const choices = CORNERS.some(({ value }) => value === corners)
    ? CORNERS
    : [...CORNERS, { value: corners, label: `${corners} px` }];
  return (
    <div className={styles['fields']}>
      <PickField
        label="Font of the text"
        width="100%"
        value={look.font ?? 'theme'}
        choices={FONTS}
        onChange={(font) => onChange(withOptional(look, 'font', fontOf(font)))}
      />
      <PickField
        label="Font of the headlines"
        width="100%"
        value={look.headlineFont ?? look.font ?? 'theme'}
        choices={FONTS}
        onChange={(font) => onChange(withOptional(look, 'headlineFont', fontOf(font)))}
      />
      {look.font === 'site' || look.headlineFont === 'site' ? (
        <p className={styles['tip']}>
          On your website the popup takes over its letters. Here you see plain ones instead.
        </p>
      ) : null}
      <PickField
        label="Corners"
        width="100%"
        value={corners}
        choices={choices}
        onChange={(chosen) =>
          onChange(withOptional(look, 'corners', chosen === 'theme' ? undefined : Number(chosen)))
        }
      />
    </div>
  );
}
