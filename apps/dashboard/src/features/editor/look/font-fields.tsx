import type { FontName, OwnLook } from '@beckon/contract/settings';
import { FACE_NAMES, facesCss, fontStack } from '@beckon/templates';
import type { CSSProperties } from 'react';
import { cornerChoices, FONT_CHOICES } from '../../../lib/look-choices.ts';
import { withOptional } from '../../../lib/with-optional.ts';
import { SelectField } from '../fields/select-field.tsx';
import styles from './look.module.css';

interface FontFieldsProps {
  readonly look: OwnLook;
  readonly onChange: (look: OwnLook) => void;
}

function fontOf(value: FontName | 'theme'): FontName | undefined {
  return value === 'theme' ? undefined : value;
}

/** All web fonts, because each name in the list is written in its own font. */
const FONTS_CSS = facesCss(FACE_NAMES, 'en', '');

/**
 * The style of an entry in the list: its own font, except for “theme” and “site”, which depend on
 * other settings.
 */
function styleOf(value: string): CSSProperties {
  const name = FONT_CHOICES.find((font) => font.value === value)?.value ?? 'theme';
  return name === 'theme' || name === 'site' ? {} : { fontFamily: fontStack(name, 'en') };
}

/**
 * Fields for the fonts of text and headlines, each choice written in its own font, and for the
 * corners.
 */
export function FontFields({ look, onChange }: FontFieldsProps) {
  const corners = look.corners === undefined ? 'theme' : String(look.corners);
  return (
    <div className={styles['fields']}>
      <style>{FONTS_CSS}</style>
      <SelectField
        label="Font of the text"
        width="100%"
        value={look.font ?? 'theme'}
        choices={FONT_CHOICES}
        styleOf={styleOf}
        onChange={(font) => onChange(withOptional(look, 'font', fontOf(font)))}
      />
      <SelectField
        label="Font of the headlines"
        width="100%"
        value={look.headlineFont ?? look.font ?? 'theme'}
        choices={FONT_CHOICES}
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
        choices={cornerChoices(look.corners)}
        onChange={(chosen) =>
          onChange(withOptional(look, 'corners', chosen === 'theme' ? undefined : Number(chosen)))
        }
      />
    </div>
  );
}
