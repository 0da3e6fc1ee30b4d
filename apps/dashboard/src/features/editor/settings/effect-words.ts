import { BACKGROUNDS, type Background, ENTRY_EFFECTS, EXIT_EFFECTS } from '@beckon/contract/values';

const WORDS: Readonly<Record<string, string>> = {
  none: 'None',
  flipInX: 'Flip in, up and over',
  flipInY: 'Flip in, round',
  flipOutX: 'Flip out, up and over',
  flipOutY: 'Flip out, round',
  jackInTheBox: 'Jack in the box',
  tada: 'Tada',
  hinge: 'Falls off its hinge',
};

/** The name of an effect for owners: “Slide in up” for `slideInUp`. */
function effectWords(effect: string): string {
  const spaced = effect.replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return WORDS[effect] ?? spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

const BACKGROUND_WORDS: Readonly<Record<Background, string>> = {
  none: 'None',
  wheel: 'Turning rays',
  'starry-sky': 'Starry sky',
  ball: 'Floating balls',
  snow: 'Snow',
  rain: 'Rain',
  confetti: 'Confetti',
};

export const ENTRY_CHOICES = ENTRY_EFFECTS.map((value) => ({ value, label: effectWords(value) }));
export const EXIT_CHOICES = EXIT_EFFECTS.map((value) => ({ value, label: effectWords(value) }));
export const BACKGROUND_CHOICES = BACKGROUNDS.map((value) => ({
  value,
  label: BACKGROUND_WORDS[value],
}));
