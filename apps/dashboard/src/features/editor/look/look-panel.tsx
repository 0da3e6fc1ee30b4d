import '@mantine/core/styles/ColorSwatch.css';
import '@mantine/core/styles/ColorPicker.css';
import '@mantine/core/styles/ColorInput.css';
import { COPY, type ThemeName, themeNamed, withLook } from '@beckon/templates';
import type { OwnLook } from '@beckon/contract/settings';
import type { PopupDetail } from '@beckon/contract/owner-calls';
import { LanguageChoice } from '../../../components/language-choice.tsx';
import { withOptional } from '../../../lib/with-optional.ts';
import type { DraftPart } from '../draft/draft-parts.ts';
import { BrandActions } from './brand-actions.tsx';
import { ColourFields } from './colour-fields.tsx';
import { LetterFields } from './letter-fields.tsx';
import styles from './look.module.css';
import { PictureFields } from './picture-fields.tsx';
import { ThemePicker } from './theme-picker.tsx';

interface LookPanelProps {
  readonly popup: PopupDetail;
  readonly onChange: (part: DraftPart) => void;
}

/** Colours, letters, corners, picture, theme and language: change at any time, the words stay. */
export function LookPanel({ popup, onChange }: LookPanelProps) {
  const { look = {} } = popup.settings;
  const take = (next: OwnLook) =>
    onChange({
      settings: withOptional(
        popup.settings,
        'look',
        Object.keys(next).length === 0 ? undefined : next,
      ),
    });
  const chooseTheme = (theme: ThemeName) => {
    const {
      background: _background,
      text: _text,
      button: _button,
      accent: _accent,
      ...kept
    } = look;
    onChange({
      theme,
      settings: withOptional(
        popup.settings,
        'look',
        Object.keys(kept).length === 0 ? undefined : kept,
      ),
    });
  };
  const drawn = withLook(themeNamed(popup.theme), look);
  return (
    <>
      <h2 className={styles['sub']}>Colours</h2>
      <ColourFields
        look={look}
        palette={drawn.palette}
        themeLabel={COPY.en.themes[themeNamed(popup.theme).name]}
        onChange={take}
      />
      <h2 className={styles['sub']}>Fonts and corners</h2>
      <LetterFields look={look} onChange={take} />
      <h2 className={styles['sub']}>Background picture</h2>
      <PictureFields look={look} onChange={take} />
      <BrandActions look={look} onUse={take} />
      <h2 className={styles['sub']} id="theme-label">
        Theme
      </h2>
      <p className={styles['tip']}>
        A ready-made set. Choosing one puts its colours in place of yours.
      </p>
      <ThemePicker theme={popup.theme} onChoose={chooseTheme} />
      <h2 className={styles['sub']} id="language-of-popup">
        Language
      </h2>
      <p className={styles['tip']}>
        Sets the direction, the messages and the dates. Your own words stay as they are.
      </p>
      <LanguageChoice
        aria-labelledby="language-of-popup"
        fullWidth
        value={popup.language}
        onChange={(language) => onChange({ language })}
      />
    </>
  );
}
