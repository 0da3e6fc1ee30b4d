import type { FieldSpec, LeadField } from '@beckon/contract/form-rules';
import { answerNames, isConsent, traitsOf } from '@beckon/contract/form-rules';
import type { AnsweredQuestion } from '@beckon/contract/owner-calls';
import { chosenIn } from '../../lib/leads/chosen-options.ts';
import { scoresOf } from './answer-scores.ts';

/** Limited because anyone can send answers to questions that do not exist. */
const MOST_QUESTIONS = 50;
const MOST_CHOICES = 100;
/** The maximum length of a choice that the published form does not offer. */
const LONGEST_OTHER = 200;
const OTHER_CHOICES = '(other)';
const MOST_EARLIER_LABELS = 5;

interface Question {
  readonly label: string;
  /** Undefined: the published form no longer has the question. */
  readonly spec: FieldSpec | undefined;
  /** Labels of the question before the owner changed it. */
  readonly earlierLabels: Set<string>;
  readonly counts: Map<string, number>;
  answered: number;
}

/** Counts the choices of leads, for each question. */
export class AnswerTally {
  readonly #questions = new Map<string, Question>();
  /**
   * The questions of the published form, by kind and by the name under which their answers are
   * sent.
   */
  readonly #named = new Map<string, Question>();
  #leads = 0;

  /** `designs`: the fields of the published form, and of its phone design if there is one. */
  constructor(designs: readonly (readonly FieldSpec[])[]) {
    for (const specs of designs) {
      const nameOf = answerNames();
      for (const [key, spec] of keyed(specs, (one) => one.label || one.placeholder || one.name)) {
        const name = nameKey(spec.kind, nameOf(spec));
        if (!hasChoices(spec)) continue;
        const question = this.#questions.get(key) ?? this.#add(key, labelOf(key), spec);
        if (!this.#named.has(name)) this.#named.set(name, question);
      }
    }
  }

  /** The number of added leads. */
  get leads(): number {
    return this.#leads;
  }

  add(fields: readonly LeadField[]): void {
    this.#leads += 1;
    const answered = new Set<Question>();
    for (const [key, field] of keyed(fields, ({ label, name }) => label || name)) {
      if (field.value === '') continue;
      const question =
        this.#questions.get(key) ??
        this.#rewordedQuestion(labelOf(key), field) ??
        this.#olderQuestion(key, field);
      if (question === undefined || answered.has(question)) continue;
      answered.add(question);
      question.answered += 1;
      for (const text of textsOf(question, field.value)) count(question, text);
    }
  }

  /**
   * The questions of the published form come first, in its order. Older questions follow if they
   * have answers.
   */
  questions(): AnsweredQuestion[] {
    return [...this.#questions].map(([id, question]) => {
      const { label, spec, counts, answered, earlierLabels } = question;
      const asked = spec?.options ?? [];
      const older = [...counts.keys()]
        .filter((text) => !asked.includes(text))
        .toSorted((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0));
      const choices = [...asked, ...older].map((text) => ({ text, count: counts.get(text) ?? 0 }));
      const earlier = [...earlierLabels];
      return { id, label, earlierLabels: earlier, answered, choices, ...scoresOf(asked, counts) };
    });
  }

  /**
   * Finds a question that was reworded: its field has the same name, and it offers all chosen
   * texts.
   */
  #rewordedQuestion(label: string, { kind, name, value }: LeadField): Question | undefined {
    const question = this.#named.get(nameKey(kind, name));
    const offered = question?.spec?.options ?? [];
    if (!question || !textsOf(question, value).every((text) => offered.includes(text)))
      return undefined;
    if (question.earlierLabels.size < MOST_EARLIER_LABELS) question.earlierLabels.add(label);
    return question;
  }

  /** Removed boxes are not counted, because their values cannot be split into options any more. */
  #olderQuestion(key: string, { kind }: LeadField): Question | undefined {
    if (kind !== 'radio' && kind !== 'select') return undefined;
    if (this.#questions.size >= MOST_QUESTIONS) return undefined;
    return this.#add(key, labelOf(key), undefined);
  }

  #add(key: string, label: string, spec: FieldSpec | undefined): Question {
    const earlierLabels = new Set<string>();
    const question: Question = { label, spec, earlierLabels, counts: new Map(), answered: 0 };
    this.#questions.set(key, question);
    return question;
  }
}

/** A consent is stored as a separate record, so it does not count as a question. */
function hasChoices(spec: FieldSpec): boolean {
  const { options = [] } = spec;
  return traitsOf(spec.kind).hasOptions === true && options.length > 0 && !isConsent(spec);
}

/** Each field with a key: its label, and its number among the fields with this label. */
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

function nameKey(kind: string, name: string): string {
  return `${kind} ${name}`;
}

function labelOf(key: string): string {
  return key.slice(key.indexOf(' ') + 1);
}

function textsOf({ spec }: Question, value: string): readonly string[] {
  if (spec === undefined) return [value];
  const chosen = chosenIn(spec, value);
  return typeof chosen === 'string' ? [chosen] : chosen;
}

function count({ spec, counts }: Question, text: string): void {
  const isOffered = spec?.options?.includes(text) === true;
  const name = isOffered ? text : nameOfOther(text, counts);
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

function nameOfOther(text: string, counts: ReadonlyMap<string, number>): string {
  const shown = text.slice(0, LONGEST_OTHER);
  return counts.has(shown) || counts.size < MOST_CHOICES ? shown : OTHER_CHOICES;
}
