const HALF_LETTER = /\p{Cs}$/u;

/** The start of a text, without the half of a letter that the cut went through, such as an emoji. */
export function cutText(text: string, longest: number): string {
  return text.length <= longest ? text : text.slice(0, longest).replace(HALF_LETTER, '');
}
