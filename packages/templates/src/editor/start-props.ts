import type { Language, PopupType } from '@beckon/contract/values';
import type { BlockKind } from '../blocks/block.ts';
import { COPY } from '../copy/index.ts';
import { fieldStart } from './field-starts.ts';

type Props = Readonly<Record<string, unknown>>;

/** Words of new blocks that are not English; where one is missing, the block's own are used. */
const WORDS: Readonly<Record<Exclude<Language, 'en'>, Readonly<Record<string, Props>>>> = {
  he: {
    MessageButton: { text: 'לשלוח הודעה' },
    Headline: { text: 'כותרת שאומרת דבר אחד' },
    Text: { text: 'משפט או שניים שמספרים מה מקבלים כאן.' },
    List: { items: [{ text: 'יתרון ראשון' }, { text: 'יתרון שני' }, { text: 'יתרון שלישי' }] },
    Ticker: { items: [{ text: 'חדשה ראשונה' }, { text: 'חדשה שנייה' }] },
    SubmitButton: { text: 'שליחה' },
    LinkButton: { text: 'לפרטים' },
    CloseButton: { text: 'לא, תודה' },
    Figure: { word: 'הנחה' },
    Person: { name: 'מאיה', role: 'שירות לקוחות' },
    Video: { title: 'לצפייה בסרטון' },
    Html: { html: '<p>התוכן שלכם</p>' },
  },
};

/** The code of the prize that was won, in the coupon block of a game. */
const PRIZE_CODE = { code: '{{prize_code}}' };

/** What a new block holds, in the language of its popup. */
export function startProps(
  { type, defaults }: BlockKind,
  language: Language,
  popupType: PopupType,
): Props {
  const { days, hours, minutes, seconds } = COPY[language].shared;
  return {
    ...defaults,
    ...(language === 'en' ? {} : WORDS[language][type]),
    ...(type === 'Field' ? fieldStart('email', language) : {}),
    ...(type === 'Countdown' ? { days, hours, minutes, seconds } : {}),
    ...(type === 'Coupon' && popupType === 'gamified' ? PRIZE_CODE : {}),
  };
}
