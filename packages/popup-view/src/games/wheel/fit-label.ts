/**
 * The range of a label, as distances from the wheel's middle in units of the drawing: between the
 * button and the pointer's tip.
 */
const INNER = 90;
const OUTER = 243;
/** The width of a slice per unit of distance from the middle, for slices of 30°. */
const WIDENING = 2 * Math.tan(Math.PI / 12);
const LINE_HEIGHT = 1.1;
/**
 * The largest letter sizes of a label with one, two or three lines. A label that does not fit gets
 * the smallest letters and is cut.
 */
const LARGEST = [27, 23, 20] as const;
const SMALLEST = 12;

export interface FittedLabel {
  readonly lines: readonly string[];
  readonly size: number;
  /** Distance from the middle of the wheel to the middle of the label. */
  readonly at: number;
  /** The maximum length of a line along the radius. */
  readonly room: number;
}

/**
 * Breaks a label into at most three lines, with letters as large as the slice allows. The slice
 * gets narrower towards the middle.
 */
export function fitLabel(label: string): FittedLabel {
  const text = label.trim().replaceAll(/\s+/gu, ' ');
  for (let size: number = LARGEST[0]; size >= SMALLEST; size -= 1) {
    let most = 0;
    for (const largest of LARGEST) {
      most += 1;
      const place = placeOf(most, size);
      const lines = broken(text, place.room / size);
      if (
        size <= largest &&
        lines.length <= most &&
        lines.every((line) => widthOf(line) * size <= place.room)
      )
        return { lines, size, ...place };
    }
  }
  return shortened(text);
}

/** The positions of the label's lines around its middle, from the first to the last. */
export function linePlaces({ lines, size }: FittedLabel): readonly number[] {
  return lines.map((_, line) => (line - (lines.length - 1) / 2) * size * LINE_HEIGHT);
}

function placeOf(lines: number, size: number): Pick<FittedLabel, 'at' | 'room'> {
  const inner = Math.max(INNER, (lines * size * LINE_HEIGHT) / WIDENING);
  return { at: (inner + OUTER) / 2, room: OUTER - inner };
}

function shortened(text: string): FittedLabel {
  const place = placeOf(LARGEST.length, SMALLEST);
  const room = place.room / SMALLEST;
  const lines = broken(text, room).slice(0, LARGEST.length);
  return {
    ...place,
    size: SMALLEST,
    lines: lines.map((line, at) =>
      at === lines.length - 1 ? cut(`${line}…`, room) : cut(line, room),
    ),
  };
}

/** The start of a line that fits, with an ellipsis for the rest. */
function cut(line: string, room: number): string {
  if (widthOf(line) <= room) return line;
  const letters = Array.from(line);
  while (letters.length > 1 && widthOf(`${letters.join('')}…`) > room) letters.pop();
  return `${letters.join('').trim()}…`;
}

function broken(text: string, room: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && widthOf(longer) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const NARROW = /[\sfijlrtIוזין'’.,:;!|()[\]-]/u;
const WIDE = /[mwMW%@&…\p{Extended_Pictographic}\p{Script=Han}]/u;

/**
 * The approximate width of bold letters, as a share of their size. Wider letters are compressed
 * when they are drawn.
 */
function widthOf(text: string): number {
  let width = 0;
  for (const letter of text)
    width += NARROW.test(letter)
      ? 0.34
      : WIDE.test(letter)
        ? 0.94
        : /\p{Lu}/u.test(letter)
          ? 0.7
          : 0.59;
  return width;
}
