import type { FormatCopy } from '../copy.ts';

export const ssideEn: FormatCopy = {
  1: { eyebrow: 'Back soon', headline: 'We will *ring* you when it is here', text: 'This size sells out fast. Leave your e-mail and be the first to know.', button: 'Tell me first', small: 'One message, about this item only.', thanks: 'Noted', thanksText: 'You will hear from us the moment it is back.' },
};
