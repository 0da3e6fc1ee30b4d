import type { FontName } from '@beckon/contract/settings';

/** The fonts that owners choose from; `theme` leaves the choice to each design. */
export const FONT_CHOICES: readonly {
  readonly value: FontName | 'theme';
  readonly label: string;
}[] = [
  { value: 'theme', label: 'The theme’s own' },
  { value: 'site', label: 'Same as my website' },
  { value: 'system', label: 'The visitor’s device' },
  { value: 'humanist', label: 'Clear' },
  { value: 'grotesque', label: 'Neutral' },
  { value: 'geometric', label: 'Geometric' },
  { value: 'rounded', label: 'Rounded' },
  { value: 'book', label: 'Book' },
  { value: 'oldStyle', label: 'Classic' },
  { value: 'didone', label: 'Elegant' },
  { value: 'slab', label: 'Sturdy' },
  { value: 'poster', label: 'Poster' },
  { value: 'mono', label: 'Typewriter' },
  { value: 'hand', label: 'Handwritten' },
];

const CORNERS: readonly { readonly value: string; readonly label: string }[] = [
  { value: 'theme', label: 'The theme’s own' },
  { value: '0', label: 'Square' },
  { value: '6', label: 'Slightly round' },
  { value: '14', label: 'Round' },
  { value: '24', label: 'Very round' },
  { value: '36', label: 'Round, with pill buttons' },
];

/** The choices for corners, including the current value of the popup or brand. */
export function cornerChoices(corners: number | undefined): typeof CORNERS {
  const value = corners === undefined ? 'theme' : String(corners);
  return CORNERS.some((choice) => choice.value === value)
    ? CORNERS
    : [...CORNERS, { value, label: `${value} px` }];
}
