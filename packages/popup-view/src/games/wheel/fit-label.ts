const MAX_SIZE = 25;
const MIN_SIZE = 12;
/** Room along the radius, in units of the drawing. */
const ROOM = 160;
/** Mean width of a letter as a share of its size, on the safe side for bold type. */
const LETTER = 0.62;
const LINES = 2;

export interface FittedLabel {
  readonly lines: readonly string[];
  readonly size: number;
}

/** Breaks a label into at most two lines and sizes it to the slice; what fits nowhere ends with an ellipsis. */
export function fitLabel(label: string): FittedLabel {
  const text = label.trim().replaceAll(/\s+/gu, ' ');
  for (let size = MAX_SIZE; size >= MIN_SIZE; size -= 1) {
    const letters = Math.floor(ROOM / (size * LETTER));
    const lines = broken(text, letters);
    const allowed = size > 20 ? 1 : LINES;
    if (lines.length <= allowed && lines.every((line) => lengthOf(line) <= letters)) return { lines, size };
  }
  return shortened(text);
}

function shortened(text: string): FittedLabel {
  const letters = Math.floor(ROOM / (MIN_SIZE * LETTER));
  const lines = broken(text, letters).slice(0, LINES).map((line) => Array.from(line).slice(0, letters).join(''));
  const last = lines.length - 1;
  return { size: MIN_SIZE, lines: lines.map((line, at) => (at === last ? `${Array.from(line).slice(0, letters - 1).join('')}…` : line)) };
}

function broken(text: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && lengthOf(line) + 1 + lengthOf(word) <= letters) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function lengthOf(text: string): number {
  return Array.from(text).length;
}
