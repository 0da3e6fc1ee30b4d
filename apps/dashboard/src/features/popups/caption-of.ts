import type { Language } from '@beckon/contract/values';
import { COPY, type Format } from '@beckon/templates';
import { MESSAGES } from '../../messages/index.ts';

/** What a design is, under its name. */
export function captionOf({ type, purpose }: Format, language: Language): string {
  const words = [MESSAGES[language].gallery.kinds[type], COPY[language].purposes[purpose]];
  return [...new Set(words)].join(' · ');
}
