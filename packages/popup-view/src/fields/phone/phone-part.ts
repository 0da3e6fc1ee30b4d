import type { ReadPhone } from '@beckon/contract/form-rules';
import type { Language } from '@beckon/contract/values';
import type { ComponentType } from 'react';
import type { Messages } from '../../messages/messages-for.ts';

/** A number as read in a country. */
export interface PhoneReading extends ReadPhone {
  /**
   * The number as people write it: national, or international when it was typed with its +. As
   * typed while not valid.
   */
  readonly formatted: string;
  /** The number's own country, two small letters, if its + names one. */
  readonly country?: string;
}

export interface CountrySelectProps {
  readonly id: string;
  /** Two small letters. */
  readonly country: string;
  readonly language: Language;
  readonly messages: Messages;
  readonly onChoose: (country: string) => void;
}

/** What the `phone` file brings. */
export interface PhonePart {
  readonly CountrySelect: ComponentType<CountrySelectProps>;
  readonly css: string;
  readPhone(text: string, country: string): PhoneReading;
  /** The country if the library knows it, otherwise `us`. */
  knownCountry(country: string): string;
}
