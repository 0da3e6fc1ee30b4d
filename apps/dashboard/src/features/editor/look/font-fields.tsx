import type { FontName, OwnLook } from '@beckon/contract/settings';
import { FACE_NAMES, facesCss, fontStack } from '@beckon/templates';
import type { CSSProperties } from 'react';
import { withOptional } from '../../../lib/with-optional.ts';
import { SelectField } from '../fields/select-field.tsx';
import styles from './look.module.css';

const FONTS: readonly { readonly value: FontName | 'theme'; readonly label: string }[] = [
  { value: 'theme', label: 'The theme’s own' },
  { value: 'site', label: 'Same as my website' },
  { value: 'system', label: 'The visitor’s device' },
  { value: 'humanist', label: 'Clear' },
  { value: 'grotesque', label: 'Neutral' },
  { value: 'geometric', label: 'Geometric' },
  { value: 'rounded', label: 'Rounded' },
  { value: 'book', label: 'Book' },
  { value: 'oldStyle', label: 'Classic' },
  { value: 'didone', label: 'Elegant' },
  { value: 'slab', label: 'Sturdy' },
  { value: 'poster', label: 'Poster' },
  { value: 'mono', label: 'Typewriter' },
  { value: 'hand', label: 'Handwritten' },
];
const CORNERS = [
  { value: 'theme', label: 'The theme’s own' },
  { value: '0', label: 'Square' },
  { value: '6', label: 'Slightly round' },
  { value: '14', label: 'Round' },
  { value: '24', label: 'Very round' },
  { value: '36', label: 'Round, with pill buttons' },
];

interface FontFieldsProps {
  readonly look: OwnLook;
  readonly onChange: (look: OwnLook) => void;
}

function fontOf(value: FontName | 'theme'): FontName | undefined {
  return value === 'theme' ? undefined : value;
}

/** Every web font, for names that are written in their own. */
const FONTS_CSS = facesCss(FACE_NAMES, 'en', '');

/** The font of an entry in the list: its own, where that does not depend on something else. */
function styleOf(value: string): CSSProperties {
  const name = FONTS.find((font) => font.value === value)?.value ?? 'theme';
  return name === 'theme' || name === 'site' ? {} : { fontFamily: fontStack(name, 'en') };
}

/** The fonts of text and headlines, each choice written in its own, and the corners. */
export function FontFields({ look, onChange }: FontFieldsProps) {
  const corners = look.corners === undefined ? 'theme' : String(look.corners);
  const choices = CORNERS.some(({ value }) => value === corners)
    ? CORNERS
    : [...CORNERS, { value: corners, label: `${corners} px` }];
  return (
    <div className={styles['fields']}>
      <style>{FONTS_CSS}</style>
      <SelectField
        label="Font of the text"
        width="100%"
        value={look.font ?? 'theme'}
        choices={FONTS}
        styleOf={styleOf}
        onChange={(font) => onChange(withOptional(look, 'font', fontOf(font)))}
      />
      <SelectField
        label="Font of the headlines"
        width="100%"
        value={look.headlineFont ?? look.font ?? 'theme'}
        choices={FONTS}
        styleOf={styleOf}
        onChange={(font) => onChange(withOptional(look, 'headlineFont', fontOf(font)))}
      />
      {look.font === 'site' || look.headlineFont === 'site' ? (
        <p className={styles['tip']}>
          On your website the popup uses the fonts of the page. Here you see a plain font instead.
        </p>
      ) : null}
      <SelectField
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
