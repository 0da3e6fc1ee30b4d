import type { OwnLook } from '@beckon/contract/settings';
import type { Language } from '@beckon/contract/values';
import { type Format, COPY } from '@beckon/templates';
import { PopupThumbnail } from '../../components/preview/popup-thumbnail.tsx';
import { TYPE_WORDS } from '../../lib/popup-words.ts';
import { settingsOfFormat } from '../../lib/preview/settings-of-format.ts';
import { useDrawTemplate } from '../../lib/preview/use-draw-template.ts';
import styles from './gallery.module.css';

interface FormatCardProps {
  readonly format: Format;
  readonly language: Language;
  /** The site's brand, which a popup made of it will wear. */
  readonly brand: OwnLook | undefined;
  readonly isBusy: boolean;
  readonly onChoose: () => void;
}

const SAMPLE_ID = 'Sample0000000';

/** A design in its own colours; the whole card chooses it. */
export function FormatCard({ format, language, brand, isBusy, onChoose }: FormatCardProps) {
  const drawTemplate = useDrawTemplate();
  const { type, format: number, theme, design } = format;
  const name = format.name[language];
  const settings = settingsOfFormat(format, language);
  const look = settings.look ?? brand;
  const html = () =>
    drawTemplate({
      popupId: SAMPLE_ID,
      type,
      format: number,
      theme,
      look,
      language,
      design: design[language],
    });
  return (
    <li className={styles['card']}>
      <div className={styles['stage']}>
        <PopupThumbnail
          html={html}
          size={format.baseSize}
          popup={{ id: SAMPLE_ID, name, type, format: number, language, target: 'lead', settings }}
        />
      </div>
      <button type="button" className={styles['choose']} onClick={onChoose} disabled={isBusy}>
        <bdi className={styles['name']}>{name}</bdi>
        <span className={styles['kind']}>
          {TYPE_WORDS[type]} · {COPY.en.purposes[format.purpose]}
        </span>
      </button>
    </li>
  );
}
