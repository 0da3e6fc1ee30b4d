import type { newParts as en } from '../../en/designs/new-parts.ts';
import type { Like } from '../../like.ts';

export const newParts: Like<typeof en> = {
  fields: {
    url: { label: 'אתר', placeholder: 'https://' },
    select: { label: 'בחירה מרשימה', placeholder: 'נא לבחור' },
    radio: { label: 'בחירה אחת', placeholder: '' },
    checkbox: { label: 'כל מה שמתאים', placeholder: '' },
    text: { label: 'התשובה שלך', placeholder: 'התשובה שלך' },
    number: { label: 'מספר', placeholder: '0' },
    hidden: { label: 'ערך מוסתר', placeholder: '' },
  },
  options: ['אפשרות ראשונה', 'אפשרות שנייה', 'אפשרות שלישית'],
  goOn: 'המשך',
  blocks: {
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
