import type { LeadField } from '@beckon/contract/form-rules';
import { answersBesideIdentity } from '../../lib/leads/lead-identity.ts';

/** Spreadsheets with more columns cannot be used, and anyone can send a form with other field names. */
const MOST_COLUMNS = 200;
const MOST_COUNTED = 4_000;

/** A column of a spreadsheet with the answers to one field. */
export interface AnswerColumn {
  readonly key: string;
  readonly heading: string;
}

/** An answer with the key of its column. */
export interface KeyedAnswer {
  readonly key: string;
  readonly label: string;
  readonly answer: LeadField;
}

/**
 * The answers of a lead except name, address and phone. Fields with the same label share a column,
 * in all forms. The second field with a label in one form has another column.
 */
export function keyedAnswers(fields: readonly LeadField[]): readonly KeyedAnswer[] {
  const beside = new Set(answersBesideIdentity(fields));
  const times = new Map<string, number>();
  return fields.flatMap((answer) => {
    const label = (answer.label || answer.name).replaceAll(/\s+/g, ' ').trim();
    const time = (times.get(label) ?? 0) + 1;
    times.set(label, time);
    return beside.has(answer) ? [{ key: `${label}\n${time}`, label, answer }] : [];
  });
}

/**
 * The columns for the answers of these leads, in the order of their first occurrence. If there are
 * too many, those that most leads have. `taken`: the headings of other columns.
 */
export async function answerColumns(
  chunks: AsyncIterable<readonly (readonly LeadField[])[]>,
  taken: readonly string[],
): Promise<readonly AnswerColumn[]> {
  const labels = new Map<string, { readonly label: string; count: number }>();
  for await (const leads of chunks) {
    for (const { key, label } of leads.flatMap(keyedAnswers)) {
      const known = labels.get(key);
      if (known) known.count += 1;
      else labels.set(key, { label, count: 1 });
    }
    if (labels.size > MOST_COUNTED) forgetRare(labels, MOST_COUNTED / 2);
  }
  forgetRare(labels, MOST_COLUMNS);
  const nameIt = namer(taken);
  return [...labels].map(([key, { label }]) => ({ key, heading: nameIt(label) }));
}

function forgetRare(labels: Map<string, { readonly count: number }>, most: number): void {
  const rare = [...labels].sort(([, one], [, other]) => other.count - one.count).slice(most);
  for (const [key] of rare) labels.delete(key);
}

/** Gives each column a unique heading. */
function namer(taken: readonly string[]): (label: string) => string {
  const others = new Set(taken.map(lettersOf));
  const used = new Set<string>();
  return (label) => {
    const name = others.has(lettersOf(label)) ? `${label} (answer)` : label;
    let heading = name;
    for (let time = 2; used.has(heading); time += 1) heading = `${name} (${time})`;
    used.add(heading);
    return heading;
  };
}

/** Readers of the file regard “E-mail” and “Email” as the same heading. */
function lettersOf(heading: string): string {
  return heading.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}
