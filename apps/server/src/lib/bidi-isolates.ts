const LEFT_TO_RIGHT = '\u2066';
const FIRST_STRONG = '\u2068';
const END = '\u2069';

/** Characters that steer the direction of text; typed into a name they would steer ours. */
const STEERING = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const RIGHT_TO_LEFT_LETTER = /\p{Script=Hebrew}|\p{Script=Arabic}/u;

/** Without the characters that steer; for a line that is alone. */
export function withoutSteering(text: string): string {
  return text.replaceAll(STEERING, '');
}

/** A name of any language, set apart so that it does not reorder the text around it. */
export function isolateName(name: string): string {
  return `${FIRST_STRONG}${withoutSteering(name)}${END}`;
}

/** A number with its sign or currency, which read from the left in every language. */
export function isolateNumber(number: string): string {
  return `${LEFT_TO_RIGHT}${withoutSteering(number)}${END}`;
}

/** For a line of plain text: isolates stay only where they act, beside letters from the right. */
export function isolatesAsText(text: string): string {
  return RIGHT_TO_LEFT_LETTER.test(text) ? text : withoutSteering(text);
}

/** For escaped markup: isolates as elements, which mail programs know better than the characters. */
export function isolatesAsMarkup(escaped: string): string {
  return escaped
    .replaceAll(LEFT_TO_RIGHT, '<bdi dir="ltr">')
    .replaceAll(FIRST_STRONG, '<bdi dir="auto">')
    .replaceAll(END, '</bdi>');
}
