import type { ConsentDesign } from '@beckon/contract/consent';
import { keysOf } from '@beckon/contract/values';
import { isSame } from '../../lib/is-same.ts';

/** The parts of a design that an owner changes. Only the server changes the policy id. */
const PART_WORDS: Readonly<Record<Exclude<keyof ConsentDesign, 'policyId'>, string>> = {
  typeOfRegion: 'How visitors of each region are asked',
  defaultRegion: 'The region of unknown visitors',
  language: 'The language',
  texts: 'Texts',
  position: 'Where the banner is',
  categoryView: 'How categories are offered',
  manageButton: 'The button that opens the choices again',
  look: 'Colours and corners',
  categories: 'Categories',
  services: 'Services and their cookies',
  asksPerService: 'Choices for each service',
  blocksKnownServices: 'Whether known services are held back',
  expiryDays: 'How long a choice lasts',
  honoursPrivacySignals: 'Privacy signals of browsers',
  hasWall: 'Whether the page waits for a choice',
  dismissAfterSeconds: 'Closing after some seconds',
  dismissesOnScroll: 'Closing on scroll',
  keepsRecords: 'Whether proofs are kept',
  recordDays: 'How long proofs are kept',
  links: 'Links',
  integrations: 'Other tools of the page',
};
const PARTS = keysOf(PART_WORDS);

/** The names of the parts that differ between two designs, for the owner. */
export function differencesOf(one: ConsentDesign, other: ConsentDesign): readonly string[] {
  return PARTS.filter((part) => !isSame(one[part], other[part])).map((part) => PART_WORDS[part]);
}

/** Whether the designs differ in something that an owner changes. */
export function isOtherDesign(one: ConsentDesign, other: ConsentDesign): boolean {
  return PARTS.some((part) => !isSame(one[part], other[part]));
}

/** `theirs` with the parts in which `mine` differs from `base`, the design that both started from. */
export function changesOnTop(
  mine: ConsentDesign,
  base: ConsentDesign,
  theirs: ConsentDesign,
): ConsentDesign {
  const changed = PARTS.filter((part) => !isSame(mine[part], base[part]));
  return { ...theirs, ...Object.fromEntries(changed.map((part) => [part, mine[part]])) };
}
