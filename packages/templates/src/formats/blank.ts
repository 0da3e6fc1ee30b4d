import { defaultSettings } from '@beckon/contract/settings';
import type { PopupType } from '@beckon/contract/values';
import { COPY } from '../copy.ts';
import { blankBar, blankCard } from '../layouts/blank.ts';
import { buildFormat } from './build-formats.ts';
import type { Format } from './format.ts';

/**
 * An almost empty popup of this type, to start a design from: the type's default size and settings,
 * and three blocks. It has the number of the type's first format.
 */
export function blankFormat(type: PopupType): Format {
  const plan = {
    number: 1,
    purpose: 'newsletter',
    layout: type === 'bar' ? blankBar : blankCard,
    theme: 'cobalt',
    art: 'done',
    fields: ['email'],
    size: defaultSettings(type).appearance.size,
  } as const;
  return buildFormat(type, plan, (language) => COPY[language].shared.blank);
}
