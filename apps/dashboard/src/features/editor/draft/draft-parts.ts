import type { PopupDetail, UpdatePopupRequest } from '@beckon/contract/owner-calls';
import type { PopupSettings } from '@beckon/contract/settings';
import { isSame } from '../../../lib/is-same.ts';
import { withOptional } from '../../../lib/with-optional.ts';

export type DraftPart = Omit<UpdatePopupRequest, 'revision'>;

const PART_WORDS = {
  name: 'The name',
  theme: 'The theme',
  target: 'The goal',
  language: 'The language',
  design: 'The design',
  mobileDesign: 'The phone design',
} as const;
const SECTION_WORDS: Readonly<Record<keyof PopupSettings, string>> = {
  triggers: 'When it opens',
  filters: 'Who sees it, in the browser',
  frequency: 'How often',
  stopForConverted: 'Whether it shows again after a conversion',
  keepsUnfinished: 'Unfinished forms',
  look: 'Colours, fonts and corners',
  appearance: 'Place and movement',
  closing: 'Closing',
  teaser: 'The teaser',
  afterConversion: 'After a conversion',
  audience: 'Who sees it',
  schedule: 'The schedule',
  game: 'Prizes',
  coupon: 'The coupon',
  codes: 'How long codes are valid',
  abTest: 'The A/B test',
};

type Drafted = Pick<PopupDetail, keyof typeof PART_WORDS | 'settings'>;
type PartName = keyof typeof PART_WORDS;
type Section = keyof PopupSettings;

const isPart = (name: string): name is PartName => name in PART_WORDS;
const isSection = (name: string): name is Section => name in SECTION_WORDS;
const PARTS = Object.keys(PART_WORDS).filter(isPart);
const SECTIONS = Object.keys(SECTION_WORDS).filter(isSection);

function changedSections(one: PopupSettings, other: PopupSettings): Section[] {
  return SECTIONS.filter((section) => !isSame(one[section], other[section]));
}

/** The names of the parts that differ between two drafts, for the owner. No side effects. */
export function differences(mine: Drafted, theirs: Drafted): readonly string[] {
  const parts = PARTS.filter((part) => !isSame(mine[part], theirs[part])).map(
    (part) => PART_WORDS[part],
  );
  return [
    ...parts,
    ...changedSections(mine.settings, theirs.settings).map((section) => SECTION_WORDS[section]),
  ];
}

/** `theirs`, but with the sections from `mine` that differ from `base`. No side effects. */
export function settingsOnTop(
  mine: PopupSettings,
  base: PopupSettings,
  theirs: PopupSettings,
): PopupSettings {
  return changedSections(mine, base).reduce(
    (settings, section) => withOptional(settings, section, mine[section]),
    theirs,
  );
}

/**
 * The changes of a draft as separate parts: each part, and the saved settings with one changed
 * section each. No side effects.
 */
export function oneByOne(
  { settings, ...parts }: DraftPart,
  saved: PopupSettings,
): readonly DraftPart[] {
  const sections =
    settings === undefined
      ? []
      : changedSections(settings, saved).map((section) =>
          withOptional(saved, section, settings[section]),
        );
  return [
    ...Object.entries(parts).map(([name, value]) => ({ [name]: value })),
    ...sections.map((one) => ({ settings: one })),
  ];
}
