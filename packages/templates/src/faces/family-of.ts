import type { FaceLetters, FaceName } from './face-types.ts';

/** As published templates name them. */
const ENDS: Readonly<Record<FaceLetters, string>> = { latin: 'en', hebrew: 'he' };

/** What a font is called in css. */
export function familyOf(face: FaceName, letters: FaceLetters): string {
  return `beckon-${face}-${ENDS[letters]}`;
}
