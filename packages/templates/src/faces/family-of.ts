import type { FaceLetters, FaceName } from './face-types.ts';

/** These suffixes stay, because published templates contain them. */
const ENDS: Readonly<Record<FaceLetters, string>> = { latin: 'en', hebrew: 'he' };

/** The font-family name of a font. */
export function familyOf(face: FaceName, letters: FaceLetters): string {
  return `beckon-${face}-${ENDS[letters]}`;
}
