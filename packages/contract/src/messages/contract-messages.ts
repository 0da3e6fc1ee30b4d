import type { ConsentTexts } from '../consent/consent-texts.ts';

/** What new banners and new games say before their owner has said it better. */
export interface ContractMessages {
  readonly consent: ConsentTexts;
  readonly prizes: Readonly<
    Record<
      'tenOff' | 'notThisTime' | 'freeShipping' | 'fifteenOff' | 'soClose' | 'thirtyOff',
      string
    >
  >;
}
