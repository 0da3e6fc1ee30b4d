import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { FieldSpec } from '@beckon/contract/form-rules';
import { TODAY } from '../../store/testing/a-record.ts';
import { buildTestApp, POPUP_ID, type TestApp } from '../../testing/build-test-app.ts';
import { checkAnswers, type FormCheck, isFormSent } from './check-answers.ts';
import { fieldsIn } from '../../lib/popups/form-of-template.ts';
import { DAY_MS } from '../../lib/time/durations.ts';

const aSpec = (part: Partial<FieldSpec> & Pick<FieldSpec, 'id' | 'kind'>): FieldSpec => ({
  name: part.id,
  label: part.id,
  placeholder: '',
  isRequired: false,
  ...part,
});
const anAnswer = ({ id, kind, label, placeholder }: FieldSpec, value: string) => ({
  id,
  kind,
  name: id,
  label,
  placeholder,
  value,
});
const aCheck = (part: Partial<FormCheck>): FormCheck => ({
  specs: [],
  answers: [],
  freeMailDomains: new Set(['gmail.com']),
  day: TODAY,
  publishedForMs: DAY_MS,
  hasTwoDesigns: false,
  ...part,
});

describe('answers that the browser did not check', () => {
  test.each<[FieldSpec, string, string | undefined]>([
    [
      aSpec({ id: 'Work', kind: 'email', emailMode: 'business-email' }),
      'a@gmail.com',
      'email-not-business',
    ],
    [aSpec({ id: 'Work', kind: 'email', emailMode: 'business-email' }), 'a@shop.test', undefined],
    [aSpec({ id: 'Mail', kind: 'email' }), 'not an address', 'email-typos'],
    [aSpec({ id: 'Name', kind: 'name', isRequired: true }), '', 'required'],
    [aSpec({ id: 'Name', kind: 'name' }), '', undefined],
    [aSpec({ id: 'Terms', kind: 'checkbox', isRequired: true }), '', 'tick-to-go-on'],
    [aSpec({ id: 'Born', kind: 'birthday' }), '01/01/2999', 'birthday-wrong'],
    [aSpec({ id: 'Size', kind: 'select', options: ['S', 'M'] }), 'XXL', 'option-unknown'],
    [aSpec({ id: 'Days', kind: 'checkbox', options: ['Mon', 'Tue'] }), 'Mon, Tue', undefined],
    [
      aSpec({ id: 'Days', kind: 'checkbox', options: ['Mon', 'Mon, early'] }),
      'Mon, Mon, early',
      undefined,
    ],
    [
      aSpec({ id: 'Days', kind: 'checkbox', options: ['Mon', 'Tue'] }),
      'Mon, Sun',
      'option-unknown',
    ],
    [
      aSpec({ id: 'Days', kind: 'checkbox', options: ['Mon', 'Tue'] }),
      'Mon, Mon, Mon, Mon',
      'option-unknown',
    ],
    [aSpec({ id: 'Call', kind: 'phone', phoneMode: 'international' }), '+972501234567', undefined],
    [
      aSpec({ id: 'Call', kind: 'phone', phoneMode: 'international' }),
      '+97250',
      'phone-international-wrong',
    ],
    [aSpec({ id: 'Call', kind: 'phone', phoneMode: 'international' }), '050-1234567', undefined],
  ])('%o with "%s" is reported as %s', (spec, value, problem) => {
    const wrong = checkAnswers(aCheck({ specs: [spec], answers: [anAnswer(spec, value)] }));
    expect(wrong).toEqual(problem === undefined ? [] : [{ field: spec.id, problem }]);
  });
});

test('a visitor who saw an older form is not checked by the rules of the new one', () => {
  const asked = aSpec({ id: 'New', kind: 'text', isRequired: true });
  const old = anAnswer(aSpec({ id: 'Old', kind: 'email' }), 'whatever');
  const check = aCheck({ specs: [asked], answers: [old] });
  expect(checkAnswers({ ...check, publishedForMs: 60_000 })).toEqual([]);
  expect(checkAnswers({ ...check, hasTwoDesigns: true })).toEqual([]);
  expect(checkAnswers(check)).toEqual([{ field: 'New', problem: 'required' }]);
  expect(checkAnswers({ ...check, answers: [] }), 'a button alone').toEqual([]);
});

const named = (name: string, value: string) => ({
  ...anAnswer(aSpec({ id: '', kind: 'text' }), value),
  name,
});
const work = aSpec({ id: 'Work', kind: 'email', emailMode: 'business-email', isRequired: true });
test.each([
  ['its own', { name: 'work_mail' }, 'work_mail'],
  ['that of its kind', { name: 'work_mail' }, 'email'],
  ['its kind and a counter', { name: '' }, 'email2'],
  ['its fixed one', { name: 'x', baseName: 'consent' as const }, 'consent'],
])(
  'answers that have only a name are checked by the rules of the field: %s',
  (_which, part, name) => {
    const check = aCheck({ specs: [{ ...work, ...part }], answers: [named(name, 'a@gmail.com')] });
    expect(checkAnswers(check)).toEqual([{ field: 'Work', problem: 'email-not-business' }]);
    expect(checkAnswers({ ...check, answers: [named(name, 'a@shop.test')] })).toEqual([]);
  },
);

test('answers that have only a name do not replace missing required fields', () => {
  const check = aCheck({ specs: [work], answers: [named('note', 'hello')] });
  expect(checkAnswers(check)).toEqual([{ field: 'Work', problem: 'required' }]);
});

describe('a form is sent', () => {
  const mail = aSpec({ id: 'Mail', kind: 'email', isRequired: true });
  const note = aSpec({ id: 'Note', kind: 'text' });
  const check = aCheck({});
  const by = (...answers: ReturnType<typeof anAnswer>[]) => ({ ...check, answers });
  test.each([
    ['with all that it requires', true, [[mail, note]], [anAnswer(mail, 'a@shop.test')]],
    ['without it', false, [[mail, note]], [anAnswer(note, 'hi')]],
    ['with an answer that is none', false, [[mail]], [anAnswer(mail, 'x')]],
    ['with nothing filled in', false, [[note]], [anAnswer(note, ' ')]],
    ['with something, where nothing is required', true, [[note]], [anAnswer(note, 'hi')]],
    ['by any conversion, where it asks nothing', true, [[]], []],
    ['by either of two designs', true, [[mail], [note]], [anAnswer(note, 'hi')]],
  ])('a form is sent %s: %s', (_how, isSent, designs, answers) => {
    expect(isFormSent(designs, by(...answers))).toBe(isSent);
  });

  test('a form counts as sent if the visitor saw the form before the last change', () => {
    const young = { ...by(anAnswer(note, 'hi')), publishedForMs: 60_000 };
    expect(isFormSent([[mail]], young)).toBe(true);
    expect(isFormSent([[mail]], { ...young, answers: [] })).toBe(false);
  });
});

test('the fields of a form are read from its template', () => {
  const spec = aSpec({ id: 'f1', kind: 'email', label: 'E-mail "of" <yours> & co' });
  const json = JSON.stringify(spec)
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;');
  const html = `<div><p>data-field="{}"</p><div data-block="field" data-field="${json}"></div><i data-field="{">x</i></div>`;
  expect(fieldsIn(html)).toEqual([spec]);
});

describe('a conversion', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await buildTestApp();
    await app.publish();
    const spec = aSpec({ id: 'f1', kind: 'email', label: 'Work', emailMode: 'business-email' });
    const html = `<div data-field="${JSON.stringify(spec).replaceAll('"', '&quot;')}"></div>`;
    await app.store.publishPopup('account1', POPUP_ID, {
      template: { hash: 'with-form', html },
      revision: 1,
      at: app.clock.now,
    });
  });
  afterEach(() => app.close());

  const convert = async (email: string) => {
    const field = { id: 'f1', type: 'email', name: 'email1', value: email };
    const reply = await app.convert('visitor-1', { newExtraFields: JSON.stringify([field]) });
    const page = await app.store.leadsPage('account1', 'site1', { limit: 5 });
    return { status: reply.statusCode, leads: page?.leads };
  };

  test('a conversion with an answer that its form refuses is stored, counted and marked', async () => {
    const { status, leads } = await convert('ann@gmail.com');
    expect(status).toBe(200);
    expect(leads).toMatchObject([
      {
        email: 'ann@gmail.com',
        suspicion: 'wrong-answers',
        context: { wrongAnswers: [{ field: 'Work', problem: 'email-not-business' }] },
      },
    ]);
    expect(await app.store.popupNumbers('account1', 'site1')).toMatchObject([{ conversions: 1 }]);
  });

  test('a conversion with valid answers is not marked', async () => {
    expect((await convert('ann@shop.test')).leads).toMatchObject([{ suspicion: '' }]);
  });
});
