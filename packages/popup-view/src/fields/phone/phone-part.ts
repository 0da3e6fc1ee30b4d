import type { ReadPhone } from '@beckon/contract/form-rules';
import type { Language } from '@beckon/contract/values';
import type { ComponentType } from 'react';
import type { Messages } from '../../messages/messages-for.ts';

/** A phone number, read as dialled in a country. */
export interface PhoneReading extends ReadPhone {
  /**
   * The number as people write it: national, or international if it was typed with a plus sign. An
   * invalid number stays as typed.
   */
  readonly formatted: string;
  /**
   * The country that the number's calling code names, if it has a plus sign. Two lower-case
   * letters.
   */
  readonly country?: string;
}

export interface CountrySelectProps {
  readonly id: string;
  /** Two lower-case letters. */
  readonly country: string;
  readonly language: Language;
  readonly messages: Messages;
  readonly onChoose: (country: string) => void;
}

/** The exports of the `phone` file. */
export interface PhonePart {
  readonly CountrySelect: ComponentType<CountrySelectProps>;
  readonly css: string;
  readPhone(text: string, country: string): PhoneReading;
  /** Returns the country if the library knows it, otherwise `us`. */
  knownCountry(country: string): string;
}
