import { expect, test } from 'vitest';
import { aField } from '../../testing/a-field.ts';
import { fieldToHighlight, isEmptyForm } from './empty-form.ts';

const email = { spec: aField({ id: 'email', kind: 'email' }), value: '' };
const consent = { spec: aField({ id: 'ok', kind: 'checkbox', baseName: 'consent' }), value: 'yes' };
const source = { spec: aField({ id: 'src', kind: 'hidden' }), value: 'newsletter' };

test('a form with only consent ticked and hidden fields filled is empty', () => {
  expect(isEmptyForm([email, consent, source])).toBe(true);
  expect(isEmptyForm([{ ...email, value: 'a' }, consent, source])).toBe(false);
});

test('a form that asks nothing is not empty: its button works', () => {
  expect(isEmptyForm([])).toBe(false);
  expect(isEmptyForm([consent, source])).toBe(false);
});

test('the first e-mail field is highlighted, or the first visible input if there is none', () => {
  const text = aField({ id: 'text' });
  expect(fieldToHighlight([source.spec, text, email.spec])?.id).toBe('email');
  expect(fieldToHighlight([source.spec, text])?.id).toBe('text');
});

test('a consent box is not highlighted in its place: a tick would leave the form empty', () => {
  const text = aField({ id: 'text' });
  expect(fieldToHighlight([consent.spec, text])?.id).toBe('text');
});
