import type { FieldSpec, LeadField } from '@beckon/contract/form-rules';
import { expect, test } from 'vitest';
import { AnswerTally } from './answer-tally.ts';

function aQuestion(changes: Partial<FieldSpec> = {}): FieldSpec {
  return {
    id: 'f1',
    name: 'answer',
    kind: 'radio',
    label: 'How did you find us?',
    placeholder: '',
    isRequired: false,
    options: ['A friend', 'A search', 'An ad'],
    ...changes,
  };
}

function anAnswer(value: string, changes: Partial<LeadField> = {}): LeadField {
  return { name: 'answer', label: 'How did you find us?', kind: 'radio', value, ...changes };
}

function tallied(specs: readonly FieldSpec[], leads: readonly (readonly LeadField[])[]) {
  const tally = new AnswerTally([specs]);
  for (const fields of leads) tally.add(fields);
  return tally.questions();
}

test('each choice of a question is counted, in the order of the form, even if nobody chose it', () => {
  const leads = ['An ad', 'A friend', 'An ad', ''].map((value) => [anAnswer(value)]);
  expect(tallied([aQuestion()], leads)).toEqual([
    {
      id: '1 How did you find us?',
      label: 'How did you find us?',
      earlierLabels: [],
      answered: 3,
      choices: [
        { text: 'A friend', count: 1 },
        { text: 'A search', count: 0 },
        { text: 'An ad', count: 2 },
      ],
    },
  ]);
});

test('choices that the form no longer offers come after the others, most frequent first', () => {
  const leads = ['A poster', 'Radio', 'Radio', 'A search'].map((value) => [anAnswer(value)]);
  expect(tallied([aQuestion()], leads)[0]?.choices.slice(2)).toEqual([
    { text: 'An ad', count: 0 },
    { text: 'Radio', count: 2 },
    { text: 'A poster', count: 1 },
  ]);
});

test('a choice of the form is counted as such, even if many others were sent before it', () => {
  const others = Array.from({ length: 120 }, (_, n) => [anAnswer(`made up ${n}`)]);
  const [question] = tallied([aQuestion()], [...others, [anAnswer('An ad')]]);
  const counts = new Map(question?.choices.map(({ text, count }) => [text, count]));
  expect(counts.get('An ad')).toBe(1);
  expect(counts.get('(other)')).toBe(20);
});

test('long answers that no form offers are cut, so that nobody can create a report of any size', () => {
  const long = 'x'.repeat(20_000);
  const [asked, gone] = tallied(
    [aQuestion({ options: ['A friend', long] })],
    [
      [anAnswer(long), anAnswer(long, { label: 'A question of nobody', name: 'other' })],
      [anAnswer(`${long}y`)],
    ],
  );
  expect(asked?.choices.map(({ text, count }) => [text.length, count])).toEqual([
    [8, 0],
    [20_000, 1],
    [200, 1],
  ]);
  expect(gone?.choices.map(({ text }) => text.length)).toEqual([200]);
});

test('each of several ticked boxes is counted, even if its text has a comma', () => {
  const boxes = aQuestion({ kind: 'checkbox', options: ['Red, white', 'Beer', 'Water'] });
  const [question] = tallied(
    [boxes],
    [
      [anAnswer('Red, white, Water', { kind: 'checkbox' })],
      [anAnswer('Beer', { kind: 'checkbox' })],
    ],
  );
  expect(question).toMatchObject({
    answered: 2,
    choices: [
      { text: 'Red, white', count: 1 },
      { text: 'Beer', count: 1 },
      { text: 'Water', count: 1 },
    ],
  });
});

test('two questions with the same label are counted separately, also across phone and desktop designs', () => {
  const specs = [aQuestion({ id: 'f1' }), aQuestion({ id: 'f2' })];
  const tally = new AnswerTally([specs, specs]);
  tally.add([anAnswer('A friend'), anAnswer('An ad')]);
  expect(tally.questions().map(({ answered, choices }) => [answered, choices[0]?.count])).toEqual([
    [1, 1],
    [1, 0],
  ]);
});

test('texts, consents and boxes without choices are not counted as questions, nor are old groups of boxes', () => {
  const specs = [
    aQuestion({ kind: 'text', label: 'Your city', options: [] }),
    aQuestion({ kind: 'checkbox', label: 'I agree', options: [] }),
    aQuestion({ kind: 'checkbox', label: 'News', baseName: 'consent', options: ['Yes'] }),
  ];
  const lead = [
    anAnswer('Haifa', { kind: 'text', label: 'Your city' }),
    anAnswer('I agree', { kind: 'checkbox', label: 'I agree' }),
    anAnswer('a, b', { kind: 'checkbox', label: 'Gone' }),
  ];
  expect(tallied(specs, [lead])).toEqual([]);
});

test('a question that was removed from the form is still reported', () => {
  const lead = [anAnswer('Blue', { label: 'Colour' })];
  expect(tallied([], [lead])).toEqual([
    {
      id: '1 Colour',
      label: 'Colour',
      earlierLabels: [],
      answered: 1,
      choices: [{ text: 'Blue', count: 1 }],
    },
  ]);
});

test('a reworded question stays one question if it still offers what was chosen', () => {
  const before = { label: 'Where did you hear of us?' };
  const leads = [
    anAnswer('A friend', before),
    anAnswer('An ad'),
    anAnswer('A poster', before),
    anAnswer('An ad', { ...before, name: 'another' }),
    anAnswer('An ad', { ...before, kind: 'select' }),
  ].map((answer) => [answer]);
  const [question, ...older] = tallied([aQuestion()], leads);
  expect(question).toMatchObject({ answered: 2, earlierLabels: [before.label] });
  expect(older).toMatchObject([{ label: before.label, answered: 3 }]);
});

test('a reworded question whose field has no name is identified by its position among fields of its kind', () => {
  const specs = [
    aQuestion({ id: 'f1', name: '', label: 'Happy?', options: ['Yes', 'No'] }),
    aQuestion({ id: 'f2', name: '', label: 'Coming back?', options: ['Yes', 'No'] }),
  ];
  const lead = [
    anAnswer('Yes', { name: 'radio1', label: 'Were you happy?' }),
    anAnswer('No', { name: 'radio2', label: 'Will you come back?' }),
  ];
  expect(tallied(specs, [lead])).toMatchObject([
    { label: 'Happy?', earlierLabels: ['Were you happy?'], choices: [{ count: 1 }, { count: 0 }] },
    { label: 'Coming back?', choices: [{ count: 0 }, { count: 1 }] },
  ]);
});

test('a lead counts once for a question, even if it answers it in the old and the new wording', () => {
  const lead = [anAnswer('An ad'), anAnswer('A friend', { label: 'Made up' })];
  expect(tallied([aQuestion()], [lead])[0]?.answered).toBe(1);
});

test('invented questions and answers are limited', () => {
  const tally = new AnswerTally([]);
  for (let at = 0; at < 300; at += 1)
    tally.add([anAnswer(`choice ${at}`), anAnswer('x', { label: `question ${at}` })]);
  expect(tally.questions()).toHaveLength(50);
  const choices = tally.questions()[0]?.choices ?? [];
  expect([choices.length, choices[0]]).toEqual([101, { text: '(other)', count: 200 }]);
});
