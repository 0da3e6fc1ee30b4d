import { COPY, type Format } from '@beckon/templates';
import type { Language, PopupType } from '@beckon/contract/values';
import { TYPE_WORDS } from '../../lib/popup-words.ts';

interface GalleryWords {
  readonly kinds: Readonly<Record<PopupType, string>>;
  readonly everyKind: string;
  readonly anyPurpose: string;
}

/** Filters and captions speak the language of the designs beside them. */
export const GALLERY_WORDS: Readonly<Record<Language, GalleryWords>> = {
  en: { kinds: TYPE_WORDS, everyKind: 'Every kind', anyPurpose: 'Any purpose' },
  he: {
    kinds: {
      lightbox: 'חלון קופץ',
      bar: 'סרגל',
      sside: 'חלון צד',
      bside: 'פאנל צד',
      browsing: 'הצעה בזמן גלישה',
      mobile: 'פופאפ לנייד',
      social: 'רשתות חברתיות',
      fullpage: 'עמוד מלא',
      embedded: 'טופס מוטמע',
      gamified: 'משחק',
      content: 'פופאפ תוכן',
    },
    everyKind: 'כל הסוגים',
    anyPurpose: 'כל המטרות',
  },
};

/** What a design is, under its name. */
export function captionOf({ type, purpose }: Format, language: Language): string {
  return `${GALLERY_WORDS[language].kinds[type]} · ${COPY[language].purposes[purpose]}`;
}
