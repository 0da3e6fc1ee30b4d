/** The data of a rule in the css of a template's fonts. */
interface FontRule {
  readonly source: string;
  readonly isItalic: boolean;
  /** First and last character code of each range. */
  readonly ranges: readonly (readonly [first: number, last: number])[];
}

/**
 * The sources of the fonts that the text below `root` needs. `webFonts` are the rules of its
 * template. Browsers load the other fonts when a visitor types letters that need them.
 */
export function fontsOfText(webFonts: string, root: Element): readonly string[] {
  // A space between Hebrew words needs no Latin font.
  const letters = new Set(root.textContent.replaceAll(/\s/gu, ''));
  const codes = [...letters].map((letter) => letter.codePointAt(0) ?? 0);
  const hasItalics = root.querySelector('em, i') !== null;
  return (webFonts.match(/{[^{}]*}/g) ?? [])
    .flatMap(readRule)
    .filter(({ isItalic }) => hasItalics || !isItalic)
    .filter(({ ranges }) =>
      codes.some((code) => ranges.some(([first, last]) => first <= code && code <= last)),
    )
    .map(({ source }) => source);
}

function readRule(rule: string): FontRule[] {
  const source = /src:(url\([^)]*\))/.exec(rule)?.[1];
  const ranges = /unicode-range:([^;}]*)/.exec(rule)?.[1];
  if (source === undefined || ranges === undefined) return [];
  return [
    {
      source,
      isItalic: rule.includes('font-style:italic'),
      ranges: ranges.split(',').map((range) => {
        const [first = '', last = first] = range.replace('U+', '').split('-');
        return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
      }),
    },
  ];
}
