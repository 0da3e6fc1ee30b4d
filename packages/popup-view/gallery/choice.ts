import {
  LANGUAGES,
  LAYOUTS,
  POPUP_TYPES,
  SCREENS,
  type Language,
  type Layout,
  type PopupType,
  type Screen,
} from '@beckon/contract/values';

/** What the gallery shows. Its address contains the choice. */
export interface Choice {
  readonly type: PopupType;
  readonly language: Language;
  readonly layout: Layout;
  readonly screen: Screen;
  /** If empty, each format has its own theme. */
  readonly theme: string;
}

/**
 * Reads a choice from an address. Missing or unknown values become the default: a lightbox in
 * English on a desktop.
 */
export function parseChoice(parameters: URLSearchParams): Choice {
  return {
    type: oneOf(POPUP_TYPES, parameters.get('type')),
    language: LANGUAGES.find((each) => each === parameters.get('language')) ?? 'en',
    layout: oneOf(LAYOUTS, parameters.get('layout')),
    screen: oneOf(SCREENS, parameters.get('screen')),
    theme: parameters.get('theme') ?? '',
  };
}

export function toParameters(choice: Choice, more: Readonly<Record<string, string>> = {}): string {
  return new URLSearchParams({ ...choice, ...more }).toString();
}

function oneOf<Member extends string>(
  members: readonly [Member, ...Member[]],
  value: string | null,
): Member {
  return members.find((member) => member === value) ?? members[0];
}
