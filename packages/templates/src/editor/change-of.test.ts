import { expect, it } from 'vitest';
import { changeOf } from './change-of.ts';

const SEND = { type: 'SubmitButton', props: { id: 'send', text: 'Sign me up' } };
const formOf = (steps: number, look = 'stack') => ({
  type: 'Form',
  props: { id: 'form', steps, look, fields: [SEND] },
});
type Form = ReturnType<typeof formOf>;

/** What Puck has of the form after its owner changed it. */
const changed = async (data: Form, lastData: Form | null) =>
  changeOf('Form', 'en').resolveData?.(data, {
    changed: { steps: true, look: true, fields: true } as never,
    lastData,
    metadata: {},
    trigger: 'replace',
    parent: null,
    root: { props: {} },
  });

it('the buttons of a form move when its owner changes the number of its steps', async () =>
  expect(await changed(formOf(2), formOf(1))).toMatchObject({ props: { step2: [SEND] } }));

it('the buttons of a form stay when another of its settings changes', async () =>
  expect(await changed(formOf(2, 'inline'), formOf(2))).toEqual(formOf(2, 'inline')));

it('the buttons of a form stay if nobody knows how many steps it had', async () =>
  expect(await changed(formOf(2, 'inline'), null)).toEqual(formOf(2, 'inline')));
