import { ownText } from './popup-commons.ts';

type Texts = readonly string[];
/** Values of a rule. A rule with one value has the value itself instead of a list. */
export type RuleValues = string | Texts;

/**
 * Values of rules as one text: a line for each rule, with tabs between its values. As 200,000
 * separate texts, they would take twice as much memory and be scattered over it. Values that do not
 * fit into lines stay a list.
 */
export type Column = string | readonly RuleValues[];

export function packColumn(rules: readonly Texts[]): Column {
  const fits = rules.length > 0 && rules.every(fitsInLine);
  return fits ? ownText(rules.map((values) => values.join('\t')).join('\n')) : rules.map(single);
}

export function readColumn(column: Column): readonly RuleValues[] {
  if (typeof column !== 'string') return column;
  const lines = column.split('\n');
  return column.includes('\t')
    ? lines.map((line) => (line.includes('\t') ? line.split('\t') : line))
    : lines;
}

function fitsInLine(values: Texts): boolean {
  return values.length > 0 && values.every((text) => !/[\n\t]/.test(text));
}

function single(values: Texts): RuleValues {
  const [first] = values;
  return values.length === 1 && first !== undefined ? first : values;
}
