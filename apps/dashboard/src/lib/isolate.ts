/** Would end the marks around a text, and turn what follows. */
const MARKS_OF_DIRECTION = /[\u202A-\u202E\u2066-\u2069]/gu;

/** The text between marks that keep its direction to itself. No side effects. */
export function isolate(text: string): string {
  return `\u2068${text.replaceAll(MARKS_OF_DIRECTION, '')}\u2069`;
}
