import type { FormatCopy } from '../copy.ts';

export const barEn: FormatCopy = {
  1: { headline: 'Free shipping this week', text: 'on every order, no minimum.', button: 'Start shopping', thanks: 'You are in.', thanksText: 'Free shipping is on.' },
};
