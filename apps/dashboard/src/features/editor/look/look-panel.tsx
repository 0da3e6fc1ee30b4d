import '@mantine/core/styles/ColorSwatch.css';
import '@mantine/core/styles/ColorPicker.css';
import '@mantine/core/styles/ColorInput.css';
import { COPY, themeNamed, withLook } from '@beckon/templates';
import type { OwnLook } from '@beckon/contract/settings';
import type { PopupDetail } from '@beckon/contract/owner-calls';
import type { ReactNode } from 'react';
import { LanguageChoice } from '../../../components/language-choice.tsx';
import type { DraftPart } from '../draft/draft-parts.ts';
import { BrandActions } from './brand-actions.tsx';
import { ColourFields } from './colour-fields.tsx';
import { FontFields } from './font-fields.tsx';
import styles from './look.module.css';
import { withOwnLook } from './own-look.ts';
import { PictureFields } from './picture-fields.tsx';
import { ThemePicker } from './theme-picker.tsx';
import { useThemeChoice } from './use-theme-choice.ts';

interface LookPanelProps {
  readonly popup: PopupDetail;
  readonly onChange: (part: DraftPart) => void;
}

/** Colours, fonts, corners, picture, theme and language of a popup. A change keeps its texts. */
export function LookPanel({ popup, onChange }: LookPanelProps) {
  const { theme: themeName, settings, language } = popup;
  const { look = {} } = settings;
  const theme = themeNamed(themeName);
  const take = (next: OwnLook) => onChange({ settings: withOwnLook(settings, next) });
  const chooseTheme = useThemeChoice(popup, onChange);
  return (
    <>
      <BrandActions look={look} onUse={take} />
      <Part title="Colours">
        <ColourFields
          look={look}
          palette={withLook(theme, look).palette}
          themeLabel={COPY.en.themes[theme.name]}
          onChange={take}
        />
      </Part>
      <Part title="Fonts and corners">
        <FontFields look={look} onChange={take} />
      </Part>
      <Part title="Background picture">
        <PictureFields look={look} onChange={take} />
      </Part>
      <Part
        title="Theme"
        titleId="theme-label"
        tip="A ready-made set. Choosing one replaces your colours by its own."
      >
        <ThemePicker theme={themeName} onChoose={chooseTheme} />
      </Part>
      <Part
        title="Language"
        titleId="language-of-popup"
        tip="Sets the direction, the messages and the dates. Your own texts stay as they are."
      >
        <LanguageChoice
          aria-labelledby="language-of-popup"
          fullWidth
          value={language}
          onChange={(next) => onChange({ language: next })}
        />
      </Part>
    </>
  );
}

interface PartProps {
  readonly title: string;
  /** The id of the title, for fields that use it as their label. */
  readonly titleId?: string;
  readonly tip?: string;
  readonly children: ReactNode;
}

function Part({ title, titleId, tip, children }: PartProps) {
  return (
    <>
      <h2 className={styles['sub']} id={titleId}>
        {title}
      </h2>
      {tip === undefined ? null : <p className={styles['tip']}>{tip}</p>}
      {children}
    </>
  );
}
