import type { problems as en } from '../en/problems.ts';
import type { Like } from '../like.ts';

/** The problems of an answer, in Hebrew. docs/behaviour/forms.md. */
export const problems: Like<typeof en> = {
  required: 'נא למלא שדה זה',
  'choose-one': 'נא לבחור אפשרות אחת',
  'choose-at-least-one': 'נא לבחור לפחות אפשרות אחת',
  'tick-to-go-on': 'יש לסמן תיבה זו כדי להמשיך',
  'too-long': 'עד 254 תווים',
  'name-wrong': 'נא להזין שם באורך של עד 40 תווים, ללא ספרות',
  'email-wrong': 'נא להזין כתובת אימייל תקינה',
  'email-typos': 'נא להזין אימייל, למשל name@example.com',
  'email-not-business': 'ניתן להזין כתובת אימייל עסקית בלבד',
  'phone-wrong': 'נא להזין מספר טלפון תקין',
  'phone-digits': 'נא להזין 7 עד 15 ספרות, ללא אותיות או סימנים',
  'phone-israeli-wrong': 'מספר הטלפון שגוי',
  'phone-international-wrong': 'מספר שגוי - נא לנסות שוב',
  'birthday-wrong': 'נא להזין תאריך לידה תקין.',
  'date-wrong': 'נא להזין תאריך במבנה dd/mm/yyyy',
  'number-wrong': 'נא להזין מספר',
  'url-wrong': 'נא להזין כתובת אתר',
  'option-unknown': 'נא לבחור אפשרות אחת',
};
