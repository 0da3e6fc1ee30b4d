import { COPY, fontStack, THEME_NAMES, THEMES, type ThemeName } from '@beckon/templates';
import styles from './look.module.css';

interface ThemePickerProps {
  readonly theme: string;
  readonly onChoose: (theme: ThemeName) => void;
}

/** A choice of themes, each shown in its own colours. */
export function ThemePicker({ theme, onChoose }: ThemePickerProps) {
  return (
    <div className={styles['themes']} role="group" aria-labelledby="theme-label">
      {THEME_NAMES.map((name) => (
        <ThemeButton
          key={name}
          name={name}
          isChosen={theme === name}
          onChoose={() => onChoose(name)}
        />
      ))}
    </div>
  );
}

function ThemeButton({
  name,
  isChosen,
  onChoose,
}: {
  readonly name: ThemeName;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}) {
  const { palette, display } = THEMES[name];
  return (
    <button type="button" className={styles['theme']} aria-pressed={isChosen} onClick={onChoose}>
      <span
        className={styles['swatch']}
        style={{
          background: palette.bg,
          color: palette.ink,
          fontFamily: fontStack(display.font, 'en'),
          borderColor: palette.line,
        }}
        aria-hidden
      >
        Aa
        <i style={{ background: palette.accent }} />
        <i style={{ background: palette.pop }} />
        <i style={{ background: palette.deep }} />
      </span>
      {COPY.en.themes[name]}
    </button>
  );
}
