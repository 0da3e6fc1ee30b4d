import type { FormatCopy } from '../copy.ts';

export const embeddedEn: FormatCopy = {
  1: { eyebrow: 'Keep reading', headline: 'More stories like this one, *every Thursday*', text: 'No noise, one mail a week, written by people.', button: 'Subscribe', small: 'Unsubscribe with one click.', thanks: 'Welcome aboard', thanksText: 'The next story leaves on Thursday.' },
};
