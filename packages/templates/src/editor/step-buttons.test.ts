import { expect, it } from 'vitest';
import type { Language } from '@beckon/contract/values';
import { withStepButtons } from './step-buttons.ts';

const FIELD = { type: 'Field', props: { id: 'field' } };
const SMALL = { type: 'Text', props: { id: 'small' } };
const SEND = { type: 'SubmitButton', props: { id: 'send', text: 'Sign me up', look: 'pop' } };
const HTML = { type: 'Html', props: { id: 'own', html: '<button>Go</button>' } };

type Props = Readonly<Record<string, unknown>>;

/** Each step of a form as the words of its blocks: the text of a button, the type of the others. */
function stepsAfter(form: Props, language: Language = 'en'): readonly (readonly string[])[] {
  const changed = withStepButtons(form, language);
  return ['fields', 'step2', 'step3'].map((name) => {
    const blocks = Array.isArray(changed[name]) ? changed[name] : [];
    return blocks.map(({ type, props }) => (type === 'SubmitButton' ? props.text : type));
  });
}

it('a new last step of a form gets the button that sends, and the step before one that goes on', () =>
  expect(stepsAfter({ steps: 2, fields: [FIELD, SEND, SMALL] })).toEqual([
    ['Field', 'Continue', 'Text'],
    ['Sign me up'],
    [],
  ]));

it('each new step of a form but the last one goes on, in the language of the popup', () =>
  expect(stepsAfter({ steps: 3, fields: [FIELD, SEND] }, 'he')).toEqual([
    ['Field', 'המשך'],
    ['המשך'],
    ['Sign me up'],
  ]));

it('the button that goes on looks like the button that sends, and has an id of its own', () => {
  const { fields, step2 } = withStepButtons({ steps: 2, fields: [SEND] }, 'en');
  expect(step2).toEqual([SEND]);
  expect(fields).toMatchObject([{ props: { look: 'pop', text: 'Continue' } }]);
  expect(fields).not.toMatchObject([{ props: { id: 'send' } }]);
});

it('a form that loses its last step sends from the step before', () =>
  expect(
    stepsAfter({
      steps: 2,
      fields: [FIELD],
      step2: [FIELD, { type: 'SubmitButton', props: { id: 'on', text: 'Continue' } }, SMALL],
      step3: [FIELD, SEND],
    }),
  ).toEqual([['Field'], ['Field', 'Sign me up', 'Text'], ['Field']]));

it.each([
  ['its button', { steps: 2, fields: [FIELD], step2: [FIELD, SEND] }],
  [
    'a button in a panel',
    { steps: 2, step2: [{ type: 'Panel', props: { id: 'p', content: [SEND] } }] },
  ],
  ['html of the owner', { steps: 2, fields: [SEND], step2: [HTML] }],
  ['a number of steps that is being typed', { steps: '', fields: [FIELD] }],
  ['nothing to press, and is the only one', { steps: 1, fields: [FIELD] }],
])('a form stays as it is if its last step has %s', (_what, form) =>
  expect(withStepButtons(form, 'en')).toBe(form),
);

it('a form without any button gets one that sends', () =>
  expect(stepsAfter({ steps: 2, fields: [FIELD] })).toEqual([['Field', 'Continue'], ['Send'], []]));
