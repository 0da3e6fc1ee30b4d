import type { Language } from '@beckon/contract/values';
import { COPY, type Format } from '@beckon/templates';
import { POPUP_TYPE_TEXTS } from '@beckon/languages/popup-types';

/** The line below a design's name: its type and its purpose. */
export function captionOf({ type, purpose }: Format, language: Language): string {
  const words = [POPUP_TYPE_TEXTS[language][type], COPY[language].purposes[purpose]];
  return [...new Set(words)].join(' · ');
}
