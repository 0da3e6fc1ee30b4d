import type { ConsentIssue, ConsentTexts } from '@beckon/contract/consent';
import { keysOf, type Language, LANGUAGES } from '@beckon/contract/values';
import { TEXT_NAMES } from './consent-words.ts';

/** Sections of the editor, of which one is shown at a time. */
export const SECTION_NAMES = {
  look: 'Style',
  texts: 'Texts',
  services: 'Services',
  rules: 'Rules',
  site: 'Your site',
} as const;
export type EditorSection = keyof typeof SECTION_NAMES;

const SECTION_OF_FIELD: Readonly<Record<string, EditorSection>> = {
  look: 'look',
  texts: 'texts',
  services: 'services',
  links: 'site',
};

/** The section in which the owner can fix an issue. */
export function sectionOfIssue({ field }: ConsentIssue): EditorSection {
  return SECTION_OF_FIELD[field.split('.', 1)[0] ?? ''] ?? 'rules';
}

/** The language and the name of the text that a field is about; undefined for other fields. */
export function textOfField(
  field: string,
): { readonly language: Language; readonly name: keyof ConsentTexts } | undefined {
  const [part, code, key] = field.split('.');
  const language = LANGUAGES.find((one) => one === code);
  const name = keysOf(TEXT_NAMES).find((one) => one === key);
  return part !== 'texts' || language === undefined || name === undefined
    ? undefined
    : { language, name };
}

/**
 * Scrolls to a field of the editor and focuses it. If the field itself is not shown, takes what it
 * belongs to: for `services.youtube.cookies` this is `services.youtube`. Returns the element.
 */
export function focusField(field: string): HTMLElement | undefined {
  const element = document.getElementById(field);
  if (element !== null) {
    // In the middle: the bar with the buttons covers the lower edge of the page.
    element.scrollIntoView({ block: 'center' });
    element.focus({ preventScroll: true });
    return element;
  }
  const end = field.lastIndexOf('.');
  return end === -1 ? undefined : focusField(field.slice(0, end));
}

export function isSection(name: string | null): name is EditorSection {
  return name !== null && Object.hasOwn(SECTION_NAMES, name);
}
