import { expect, it } from 'vitest';
import type { Language } from '@beckon/contract/values';
import { withStepButtons } from './step-buttons.ts';

const FIELD = { type: 'Field', props: { id: 'field' } };
const SMALL = { type: 'Text', props: { id: 'small' } };
const SEND = { type: 'SubmitButton', props: { id: 'send', text: 'Sign me up', look: 'pop' } };
const HTML = { type: 'Html', props: { id: 'own', html: '<button>Go</button>' } };

const ON = { type: 'SubmitButton', props: { id: 'SubmitButton-goes-on-1', text: 'Continue' } };
const inPanel = (block: object) => ({ type: 'Panel', props: { id: 'panel', content: [block] } });

type Props = Readonly<Record<string, unknown>>;

/** Each step of a form as the words of its blocks: the text of a button, the type of the others. */
function wordsOf(form: Props): readonly (readonly string[])[] {
  return ['fields', 'step2', 'step3'].map((name) => {
    const blocks = Array.isArray(form[name]) ? form[name] : [];
    return blocks.map(({ type, props }) => (type === 'SubmitButton' ? props.text : type));
  });
}

/** The form after its owner changed the number of its steps. */
const stepped = (form: Props, steps: number, language: Language = 'en'): Props =>
  withStepButtons({ ...form, steps }, Number(form['steps']), language);

const stepsAfter = (form: Props, steps: number, language: Language = 'en') =>
  wordsOf(stepped(form, steps, language));

it('a new last step of a form gets the button that sends, and the step before one that goes on', () =>
  expect(stepsAfter({ steps: 1, fields: [FIELD, SEND, SMALL] }, 2)).toEqual([
    ['Field', 'Continue', 'Text'],
    ['Sign me up'],
    [],
  ]));

it('each new step of a form but the last one goes on, in the language of the popup', () =>
  expect(stepsAfter({ steps: 1, fields: [FIELD, SEND] }, 3, 'he')).toEqual([
    ['Field', 'המשך'],
    ['המשך'],
    ['Sign me up'],
  ]));

it('the button that goes on looks like the button that sends, and has an id of its own', () => {
  const { fields, step2 } = stepped({ steps: 1, fields: [SEND] }, 2);
  expect(step2).toEqual([SEND]);
  expect(fields).toMatchObject([{ props: { look: 'pop', text: 'Continue' } }]);
  expect(fields).not.toMatchObject([{ props: { id: 'send' } }]);
});

it('a form that loses its last step sends from the step before', () =>
  expect(
    stepsAfter({ steps: 3, fields: [FIELD], step2: [FIELD, ON, SMALL], step3: [FIELD, SEND] }, 2),
  ).toEqual([['Field'], ['Field', 'Sign me up', 'Text'], ['Field']]));

it.each(['Continue', 'המשך'])(
  'a form whose own button says "%s" still has it after it had two steps',
  (text) => {
    const own = { type: 'SubmitButton', props: { id: 'own', text, look: 'pop' } };
    const form = { steps: 1, fields: [FIELD, own] };
    const two = stepped(form, 2);
    expect(two['step2']).toEqual([own]);
    expect(stepped(two, 1)['fields']).toEqual(form.fields);
  },
);

it('the button that sends comes back also where the owner renamed the one that goes on', () => {
  const renamed = { ...ON, props: { ...ON.props, text: 'Next question' } };
  const form = { steps: 2, fields: [FIELD, renamed], step2: [SEND] };
  expect(stepped(form, 1)['fields']).toEqual([FIELD, SEND]);
});

it('a step that was hidden sends again, although it had a button that goes on', () =>
  expect(stepsAfter({ steps: 1, fields: [SEND], step2: [FIELD, ON] }, 2)).toEqual([
    ['Continue'],
    ['Field', 'Sign me up'],
    [],
  ]));

it('a form whose button is in a panel sends with one that is like it, and keeps its own', () => {
  const { fields, step2 } = stepped({ steps: 1, fields: [inPanel(SEND)] }, 2);
  expect(fields).toEqual([inPanel(SEND)]);
  expect(step2).toMatchObject([{ props: { text: 'Sign me up', look: 'pop' } }]);
  expect(step2).not.toMatchObject([{ props: { id: 'send' } }]);
});

it('a step with several buttons keeps them when the form gets another step', () => {
  const fields = [SEND, { ...SEND, props: { ...SEND.props, id: 'other', text: 'Call me' } }];
  expect(stepsAfter({ steps: 1, fields }, 2)).toEqual([['Sign me up', 'Call me'], ['Send'], []]);
});

it.each([
  ['its button', { steps: 1, fields: [SEND], step2: [FIELD, SEND] }, 2],
  ['a button in a panel', { steps: 1, fields: [SEND], step2: [inPanel(SEND)] }, 2],
  ['html of the owner', { steps: 1, fields: [SEND], step2: [HTML] }, 2],
  ['a button of the owner', { steps: 2, fields: [FIELD, SEND], step2: [SEND] }, 1],
  ['nothing to press, and is the only one', { steps: 2, fields: [FIELD] }, 1],
  ['not changed', { steps: 2, fields: [SEND], step2: [FIELD] }, 2],
])('a form stays as it is if its last step has %s', (_what, form, steps) =>
  expect(stepped(form, steps)).toEqual({ ...form, steps }),
);

it('a form without any button gets one that sends', () =>
  expect(stepsAfter({ steps: 1, fields: [FIELD] }, 2)).toEqual([
    ['Field', 'Continue'],
    ['Send'],
    [],
  ]));
