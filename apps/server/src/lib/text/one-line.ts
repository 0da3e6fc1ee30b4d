/** Puts a foreign text on one line, so that it cannot imitate several lines, or one of ours. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
}
