import type { view as en } from '../en/view.ts';
import type { Like } from '../like.ts';

/** Texts for visitors, in Hebrew. */
export const view: Like<typeof en> = {
  close: 'סגירה',
  submit: 'שליחה',
  skip: 'דילוג',
  skipIn: 'דילוג בעוד {seconds}',
  sent: 'נשלח בהצלחה!',
  credit: 'נוצר עם Beckon',
  openPopup: 'פתיחה: {name}',
  closeTeaser: 'סגירת הלשונית',
  newTab: 'נפתח בכרטיסייה חדשה',
  formLabel: 'טופס',
  chooseOption: 'בחרו…',
  didYouMean: 'האם התכוונת ל-{suggestion}?',
  keepAddress: 'לא, הכתובת נכונה',
  nameTitle: 'נא להזין לפחות 2 תווים',
  phoneTitle: 'נא להזין 7 עד 15 ספרות, ללא אותיות או סימנים',
  search: 'חיפוש...',
  noResults: 'לא נמצאו תוצאות',
  countryOfPhone: 'המדינה של מספר הטלפון: {country}',
  countries: 'מדינות',
  next: 'הבא',
  back: 'חזרה',
  stepOf: 'שלב {step} מתוך {count}',
  leaveEmpty: 'יש להשאיר שדה זה ריק',
  formEmpty: 'נא למלא את הטופס',
  shippingIsFree: 'המשלוח שלכם חינם!',
  fieldProblem: '{label}: {problem}',
};
