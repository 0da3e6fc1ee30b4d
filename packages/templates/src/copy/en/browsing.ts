import type { FormatCopy } from '../copy.ts';

export const browsingEn: FormatCopy = {
  1: { eyebrow: 'While you look', headline: 'People who saw this *took these*', button: 'See the collection', second: 'Just looking', thanks: 'Enjoy', thanksText: 'The collection is one click away.' },
  2: { headline: 'Read the rest *outdoors*', text: 'Every long read as a printable page, once a week.', button: 'Send me the pages', small: 'For walks, benches and trains.', thanks: 'Lace up', thanksText: 'The first page is in your inbox.' },
  3: { headline: 'Find your size in *three steps*', items: ['Leave your number', 'We send you three questions', 'You get the size, guaranteed'], button: 'Help me choose', small: 'Wrong size? The exchange is on us.', thanks: 'We are on it', thanksText: 'Three questions are on their way.' },
};
