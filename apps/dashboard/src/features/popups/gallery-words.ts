import { COPY, type Format } from '@beckon/templates';
import type { Language, PopupType } from '@beckon/contract/values';
import { TYPE_WORDS } from '../../lib/popup-words.ts';

interface GalleryWords {
  readonly kind: string;
  readonly kinds: Readonly<Record<PopupType, string>>;
  readonly everyKind: string;
  readonly purpose: string;
  readonly anyPurpose: string;
  readonly search: string;
  readonly searchHint: string;
  readonly designs: string;
  readonly count: (designs: number) => string;
  readonly showAll: string;
  readonly use: string;
  readonly previous: string;
  readonly next: string;
  readonly closePreview: string;
}

/** Everything around the designs speaks their language. */
export const GALLERY_WORDS: Readonly<Record<Language, GalleryWords>> = {
  en: {
    kind: 'Kind',
    kinds: TYPE_WORDS,
    everyKind: 'Every kind',
    purpose: 'Purpose',
    anyPurpose: 'Any purpose',
    search: 'Search designs',
    searchHint: 'Search: newsletter, cart, ticket, slide-in …',
    designs: 'Designs',
    count: (designs) =>
      designs === 0 ? 'No design fits.' : designs === 1 ? '1 design' : `${designs} designs`,
    showAll: 'Show all',
    use: 'Use this design',
    previous: 'Previous design',
    next: 'Next design',
    closePreview: 'Close the preview',
  },
  he: {
    kind: 'סוג',
    kinds: {
      lightbox: 'חלון קופץ',
      bar: 'סרגל',
      sside: 'חלון צד',
      bside: 'כרטיס בפינה',
      browsing: 'הצעה בזמן גלישה',
      mobile: 'פופאפ לנייד',
      social: 'רשתות חברתיות',
      fullpage: 'עמוד מלא',
      embedded: 'טופס מוטמע',
      gamified: 'משחק',
      content: 'פופאפ תוכן',
    },
    everyKind: 'כל הסוגים',
    purpose: 'מטרה',
    anyPurpose: 'כל המטרות',
    search: 'חיפוש עיצובים',
    searchHint: 'חיפוש: ניוזלטר, עגלה, קופון, סרגל…',
    designs: 'עיצובים',
    count: (designs) =>
      designs === 0 ? 'אין עיצוב מתאים.' : designs === 1 ? 'עיצוב אחד' : `${designs} עיצובים`,
    showAll: 'להציג הכול',
    use: 'לבחור בעיצוב הזה',
    previous: 'העיצוב הקודם',
    next: 'העיצוב הבא',
    closePreview: 'סגירת התצוגה',
  },
};

/** What a design is, under its name. */
export function captionOf({ type, purpose }: Format, language: Language): string {
  const words = [GALLERY_WORDS[language].kinds[type], COPY[language].purposes[purpose]];
  return [...new Set(words)].join(' · ');
}
