import type { ChoiceField } from '../block.ts';

export const ALIGNS = ['inherit', 'start', 'center', 'end'] as const;
export const SIZES = ['xs', 's', 'm', 'l', 'xl', 'xxl'] as const;
export const INKS = ['ink', 'muted', 'accent', 'pop'] as const;
export const GAPS = ['none', 's', 'm', 'l'] as const;
export const TONES = ['none', 'tint', 'accent', 'deep', 'pop', 'paper'] as const;

export type Tone = (typeof TONES)[number];

const WORDS: Readonly<Record<string, string>> = {
  inherit: 'As around it',
  xs: 'Tiny',
  s: 'Small',
  m: 'Medium',
  l: 'Large',
  xl: 'Very large',
  xxl: 'Huge',
  ink: 'Text',
  muted: 'Quiet',
  accent: 'Accent',
  pop: 'Second accent',
  tint: 'Tinted',
  deep: 'Dark',
  paper: 'Paper',
  none: 'None',
};

/** A drop-down of the editor with a fixed set of values. */
export function selectOf(
  label: string,
  choices: readonly string[],
  words: Readonly<Record<string, string>> = WORDS,
): ChoiceField {
  return {
    type: 'select',
    label,
    options: choices.map((value) => ({ value, label: words[value] ?? toLabel(value) })),
  };
}

/** A yes/no switch of the editor. */
export function yesNo(label: string): ChoiceField {
  return {
    type: 'radio',
    label,
    options: [
      { label: 'Yes', value: true },
      { label: 'No', value: false },
    ],
  };
}

function toLabel(value: string): string {
  const spaced = value.replaceAll('-', ' ').replaceAll('_', ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
