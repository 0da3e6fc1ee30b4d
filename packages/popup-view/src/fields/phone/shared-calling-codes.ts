import type { PhoneNumber } from 'libphonenumber-js/core';

interface SmallNeighbour {
  readonly callingCode: string;
  /**
   * The prefixes of its own national numbers. Its other numbers look like those of the bigger
   * country.
   */
  readonly begins: RegExp;
  /**
   * True if its mobile numbers also have their own prefixes: a number without one is not from
   * there.
   */
  readonly identifiesAll?: true;
}

/**
 * Countries that share a calling code with a bigger country. The small metadata of the phone
 * library returns the bigger one for all of them. The prefixes come from the national numbering
 * plans.
 */
const SMALL_NEIGHBOURS: Readonly<Record<string, SmallNeighbour>> = {
  ax: { callingCode: '358', begins: /^18/ },
  bl: { callingCode: '590', begins: /^59027/ },
  cc: { callingCode: '61', begins: /^89162/ },
  cx: { callingCode: '61', begins: /^89164/ },
  eh: { callingCode: '212', begins: /^528[89]/ },
  im: { callingCode: '44', begins: /^(?:1624|74576|7[569]24)/, identifiesAll: true },
  mf: { callingCode: '590', begins: /^59087/ },
  sj: { callingCode: '47', begins: /^79/ },
  va: { callingCode: '39', begins: /^06698/ },
};

/**
 * The country of a number by its prefix, otherwise the chosen country if its numbers can look like
 * this one. Undefined if the number belongs to none of these small countries. Two lower-case
 * letters. No side effects.
 */
export function smallNeighbourOf(
  { countryCallingCode, nationalNumber }: PhoneNumber,
  chosen: string,
): string | undefined {
  const sharing = Object.entries(SMALL_NEIGHBOURS).filter(
    ([, { callingCode }]) => callingCode === countryCallingCode,
  );
  const byBeginning = sharing.find(([, { begins }]) => begins.test(nationalNumber));
  const kept = sharing.find(
    ([code, { identifiesAll }]) => code === chosen && identifiesAll !== true,
  );
  return (byBeginning ?? kept)?.[0];
}
