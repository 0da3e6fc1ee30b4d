import type { Language } from '@beckon/contract/values';
import type { Format } from '@beckon/templates';
import { PopupThumbnail } from '../../components/preview/popup-thumbnail.tsx';
import { captionOf } from './caption-of.ts';
import { useFormatPicture } from './use-format-picture.ts';
import styles from './gallery.module.css';

interface FormatCardProps {
  readonly format: Format;
  readonly language: Language;
  readonly onChoose: () => void;
}

/** A card with a design as it will look on this site. A click on the card shows the design large. */
export function FormatCard({ format, language, onChoose }: FormatCardProps) {
  const picture = useFormatPicture(format, language);
  return (
    <li className={styles['card']}>
      <div className={styles['stage']} data-kind={format.type}>
        <PopupThumbnail {...picture} size={format.baseSize} />
        {format.type === 'bar' ? (
          <PopupThumbnail {...picture} size={format.baseSize} layout="mobile" />
        ) : null}
      </div>
      <button type="button" className={styles['choose']} onClick={onChoose}>
        <span className={styles['name']}>{format.name[language]}</span>
        <span className={styles['kind']}>{captionOf(format, language)}</span>
      </button>
    </li>
  );
}
