import type { FieldSpec, LeadField } from '@beckon/contract/form-rules';
import { isConsent, traitsOf } from '@beckon/contract/form-rules';
import type { AnsweredQuestion } from '@beckon/contract/owner-calls';
import { chosenIn } from '../../lib/chosen-options.ts';
import { scoresOf } from './answer-scores.ts';

/** Anyone can send answers to questions that were never asked. */
const MOST_QUESTIONS = 50;
const MOST_CHOICES = 100;
const OTHER_CHOICES = '(other)';

interface Question {
  readonly label: string;
  /** Undefined: the published form does not ask it any more. */
  readonly spec: FieldSpec | undefined;
  readonly counts: Map<string, number>;
  answered: number;
}

/** Counts what leads chose, question by question. */
export class AnswerTally {
  readonly #questions = new Map<string, Question>();
  #leads = 0;

  /** `designs`: the fields of the published form, and of its phone design where it has one. */
  constructor(designs: readonly (readonly FieldSpec[])[]) {
    for (const specs of designs)
      for (const [key, spec] of keyed(specs, (one) => one.label || one.placeholder || one.name))
        if (hasChoices(spec) && !this.#questions.has(key)) this.#add(key, labelOf(key), spec);
  }

  /** How many leads were added. */
  get leads(): number {
    return this.#leads;
  }

  add(fields: readonly LeadField[]): void {
    this.#leads += 1;
    for (const [key, field] of keyed(fields, ({ label, name }) => label || name)) {
      if (field.value === '') continue;
      const question = this.#questions.get(key) ?? this.#olderQuestion(key, field);
      if (question === undefined) continue;
      question.answered += 1;
      for (const text of textsOf(question, field.value)) count(question.counts, text);
    }
  }

  /** Those that the published form asks come first, in its order; older ones only with answers. */
  questions(): AnsweredQuestion[] {
    return [...this.#questions].map(([id, { label, spec, counts, answered }]) => {
      const asked = spec?.options ?? [];
      const older = [...counts.keys()]
        .filter((text) => !asked.includes(text))
        .toSorted((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0));
      const choices = [...asked, ...older].map((text) => ({ text, count: counts.get(text) ?? 0 }));
      return { id, label, answered, choices, ...scoresOf(asked, counts) };
    });
  }

  /** Of boxes that are gone, nobody knows what was one option. */
  #olderQuestion(key: string, { kind }: LeadField): Question | undefined {
    if (kind !== 'radio' && kind !== 'select') return undefined;
    if (this.#questions.size >= MOST_QUESTIONS) return undefined;
    return this.#add(key, labelOf(key), undefined);
  }

  #add(key: string, label: string, spec: FieldSpec | undefined): Question {
    const question: Question = { label, spec, counts: new Map(), answered: 0 };
    this.#questions.set(key, question);
    return question;
  }
}

/** A consent is kept as a record of its own. */
function hasChoices(spec: FieldSpec): boolean {
  const { options = [] } = spec;
  return traitsOf(spec.kind).hasOptions === true && options.length > 0 && !isConsent(spec);
}

/** Each field with its label, and which one it is of those with this label. */
function keyed<Field>(
  fields: readonly Field[],
  textOf: (field: Field) => string,
): readonly (readonly [key: string, field: Field])[] {
  const times = new Map<string, number>();
  return fields.map((field) => {
    const label = textOf(field).replaceAll(/\s+/g, ' ').trim();
    const time = (times.get(label) ?? 0) + 1;
    times.set(label, time);
    return [`${time} ${label}`, field];
  });
}

function labelOf(key: string): string {
  return key.slice(key.indexOf(' ') + 1);
}

function textsOf({ spec }: Question, value: string): readonly string[] {
  if (spec === undefined) return [value];
  const chosen = chosenIn(spec, value);
  return typeof chosen === 'string' ? [chosen] : chosen;
}

function count(counts: Map<string, number>, text: string): void {
  const isNew = !counts.has(text) && counts.size >= MOST_CHOICES;
  const name = isNew ? OTHER_CHOICES : text;
  counts.set(name, (counts.get(name) ?? 0) + 1);
}
