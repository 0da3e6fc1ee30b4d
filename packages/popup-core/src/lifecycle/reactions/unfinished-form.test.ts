import { expect, it } from 'vitest';
import { aPopup } from '../../popup/testing/a-popup.ts';
import { aForm, delivered, runOpenPopup, stepCompleted, submitted } from '../testing/run-popup.ts';

const keeping = aPopup({ keepsUnfinished: true });
const sentSteps = (effects: readonly string[]): number =>
  effects.filter((name) => name === 'send-step').length;

it('each completed step is sent if the owner keeps unfinished forms, and nothing else changes', () => {
  const { runner, effects, last } = runOpenPopup(keeping);
  runner.send(stepCompleted);
  runner.send(stepCompleted);
  expect(sentSteps(effects())).toBe(2);
  expect(last('send-step')).toEqual({ name: 'send-step', form: aForm, firedBy: 'time' });
  expect(runner.state()).toMatchObject({ name: 'open', submit: 'idle' });
  runner.send({ name: 'CLOSE_ASKED', by: 'x_click' });
  expect(runner.state()).toMatchObject({ name: 'closing', converted: false });
  expect(effects()).toContain('report-close');
});

it.each([
  ['the owner does not keep them', aPopup(), stepCompleted],
  ['a consent that must be given is missing', keeping, { ...stepCompleted, lacksConsent: true }],
  [
    'nothing has been answered yet',
    keeping,
    {
      ...stepCompleted,
      form: { ...aForm, fields: aForm.fields.map((field) => ({ ...field, value: '' })) },
    },
  ],
  [
    'only a hidden field has a value',
    keeping,
    {
      ...stepCompleted,
      form: { ...aForm, fields: aForm.fields.map((field) => ({ ...field, kind: 'hidden' })) },
    },
  ],
] as const)('nothing is sent when %s', (_when, popup, event) => {
  const { runner, effects } = runOpenPopup(popup);
  runner.send(event);
  expect(sentSteps(effects())).toBe(0);
});

it('a step that is reported after the submission is not sent', () => {
  const { runner, effects } = runOpenPopup(keeping);
  runner.send(submitted);
  runner.send(stepCompleted);
  runner.send(delivered);
  expect(sentSteps(effects())).toBe(0);
});
