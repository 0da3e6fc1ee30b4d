import type { ConsentIssue } from '@beckon/contract/consent';

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

export function isSection(name: string | null): name is EditorSection {
  return name !== null && Object.hasOwn(SECTION_NAMES, name);
}
