import { COPY } from '@beckon/templates';
import type { Language, PopupType } from '@beckon/contract/values';
import { IconPlus } from '@tabler/icons-react';
import { POPUP_TYPE_TEXTS } from '@beckon/languages/popup-types';
import styles from './gallery.module.css';

interface BlankCardProps {
  readonly type: PopupType;
  readonly language: Language;
  readonly isBusy: boolean;
  readonly onChoose: () => void;
}

/** A card that starts a popup without a ready-made design: a heading, a sentence and a form. */
export function BlankCard({ type, language, isBusy, onChoose }: BlankCardProps) {
  return (
    <li className={styles['card']} data-blank>
      <div className={styles['stage']} aria-hidden>
        <IconPlus size={44} stroke={1.5} />
      </div>
      <button type="button" className={styles['choose']} onClick={onChoose} disabled={isBusy}>
        <span className={styles['name']}>{COPY[language].shared.blank.name}</span>
        <span className={styles['kind']}>{POPUP_TYPE_TEXTS[language][type]}</span>
      </button>
    </li>
  );
}
