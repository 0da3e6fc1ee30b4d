/**
 * Direction marks that would end the isolation of a text and change the direction of the text after
 * it.
 */
const MARKS_OF_DIRECTION = /[\u202A-\u202E\u2066-\u2069]/gu;

/**
 * The text between isolation marks, so that its direction does not affect the text around it. No
 * side effects.
 */
export function isolate(text: string): string {
  return `\u2068${text.replaceAll(MARKS_OF_DIRECTION, '')}\u2069`;
}
