const LEFT_TO_RIGHT = '\u2066';
const FIRST_STRONG = '\u2068';
const END = '\u2069';

/**
 * Characters that change the direction of text. In a name they would change the direction of our
 * text.
 */
const STEERING = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const RIGHT_TO_LEFT_LETTER = /\p{Script=Hebrew}|\p{Script=Arabic}/u;

/** The text without these characters; for a text on a separate line. */
export function withoutSteering(text: string): string {
  return text.replaceAll(STEERING, '');
}

/** A name of any language, set apart so that it does not reorder the text around it. */
export function isolateName(name: string): string {
  return `${FIRST_STRONG}${withoutSteering(name)}${END}`;
}

/** A number with its sign or currency. Every language reads it from the left. */
export function isolateNumber(number: string): string {
  return `${LEFT_TO_RIGHT}${withoutSteering(number)}${END}`;
}

/** For a line of plain text: isolates stay only where they have an effect, beside Hebrew letters. */
export function isolatesAsText(text: string): string {
  return RIGHT_TO_LEFT_LETTER.test(text) ? text : withoutSteering(text);
}

/** For escaped markup: isolates as elements, because more mail programs support these. */
export function isolatesAsMarkup(escaped: string): string {
  return escaped
    .replaceAll(LEFT_TO_RIGHT, '<bdi dir="ltr">')
    .replaceAll(FIRST_STRONG, '<bdi dir="auto">')
    .replaceAll(END, '</bdi>');
}
