import { SegmentedControl } from '@mantine/core';
import { THEME_NAMES, THEMES, type ThemeName } from '@beckon/templates';
import type { PopupDetail } from '@beckon/contract/owner-calls';
import type { DraftPart } from '../draft/draft-saver.ts';
import styles from './design.module.css';

interface LookPanelProps {
  readonly popup: PopupDetail;
  readonly onChange: (part: DraftPart) => void;
}

/** Theme and language: change at any time, the words stay. */
export function LookPanel({ popup, onChange }: LookPanelProps) {
  return (
    <>
      <h2 className={styles['sub']} id="theme-label">Theme</h2>
      <div className={styles['themes']} role="group" aria-labelledby="theme-label">
        {THEME_NAMES.map((name) => <ThemeButton key={name} name={name} isChosen={popup.theme === name} onChoose={() => onChange({ theme: name })} />)}
      </div>
      <h2 className={styles['sub']} id="language-of-popup">Language</h2>
      <p className={styles['tip']}>Sets the direction, the messages and the dates. Your own words stay as they are.</p>
      <SegmentedControl
        aria-labelledby="language-of-popup" fullWidth data={[{ value: 'en', label: 'English' }, { value: 'he', label: 'עברית' }]} value={popup.language}
        onChange={(language) => onChange({ language: language === 'he' ? 'he' : 'en' })}
      />
    </>
  );
}

function ThemeButton({ name, isChosen, onChoose }: { readonly name: ThemeName; readonly isChosen: boolean; readonly onChoose: () => void }) {
  const { palette, label, display } = THEMES[name];
  return (
    <button type="button" className={styles['theme']} aria-pressed={isChosen} onClick={onChoose}>
      <span className={styles['swatch']} style={{ background: palette.bg, color: palette.ink, fontFamily: display.font, borderColor: palette.line }} aria-hidden>
        Aa
        <i style={{ background: palette.accent }} /><i style={{ background: palette.pop }} /><i style={{ background: palette.deep }} />
      </span>
      {label.en}
    </button>
  );
}
