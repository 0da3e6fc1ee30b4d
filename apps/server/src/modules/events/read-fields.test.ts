import { expect, test } from 'vitest';
import { leadIdentity } from '../../lib/leads/lead-identity.ts';
import { readFields, toLeadField } from './read-fields.ts';

const EMAIL = { id: 'f1', type: 'email', name: 'email1', value: 'dana@example.com' };
const asEmail = { name: 'email1', kind: 'email', value: 'dana@example.com' };

test.each([
  ['a text inside a text', JSON.stringify(JSON.stringify([EMAIL])), false],
  ['a list of texts', JSON.stringify([JSON.stringify(EMAIL)]), false],
  ['a list of nothing', '["[object Object]"]', true],
])(
  'a list of fields that an old library on the page has changed into %s keeps its e-mail',
  (_what, newExtraFields, isBroken) => {
    const form = readFields({ newExtraFields, city1: 'Haifa', email1: 'dana@example.com' });
    expect(leadIdentity(form.answers).email).toBe('dana@example.com');
    expect(form.answers).toHaveLength(2);
    expect(form.answers).toContainEqual(expect.objectContaining(asEmail));
    expect(form.isBroken).toBe(isBroken);
  },
);

test('one unreadable entry marks the list as broken, but the other entries are kept', () => {
  const form = readFields({ newExtraFields: JSON.stringify([7, EMAIL]) });
  expect(form).toMatchObject({ answers: [asEmail], isBroken: true });
});

test('an address in a field that has only a name is an e-mail only if no other field is', () => {
  const kinds = (body: Record<string, string>): readonly string[] =>
    readFields(body).answers.map(({ name, kind }) => `${name} ${kind}`);
  expect(kinds({ partner: 'a@shop.test', email: 'dana@example.com' })).toEqual([
    'partner text',
    'email email',
  ]);
  expect(kinds({ newExtraFields: JSON.stringify([EMAIL]), partner: 'a@shop.test' })).toEqual([
    'email1 email',
    'partner text',
  ]);
  expect(kinds({ note: 'mail a@shop.test', contact: 'a@shop.test' })).toEqual([
    'note text',
    'contact email',
  ]);
});

test.each([
  ['its label', { property_name: 'E-mail', placeholder: 'Your address' }, 'E-mail'],
  ['its placeholder if it has no label', { placeholder: 'Your address' }, 'Your address'],
  ['its name if it has neither', {}, 'email1'],
])('an answer is stored under %s', (_which, texts, label) => {
  const { answers } = readFields({ newExtraFields: JSON.stringify([{ ...EMAIL, ...texts }]) });
  expect(answers.map(toLeadField)).toEqual([{ ...asEmail, label }]);
});

test('answers that are extremely long together are cut, and five of the maximum length are not', () => {
  const list = (count: number) =>
    Array.from({ length: count }, (_, n) => ({
      ...EMAIL,
      name: `n${n}`,
      value: 'x'.repeat(19_900),
    }));
  const lengths = (count: number) =>
    readFields({ newExtraFields: JSON.stringify(list(count)) }).answers.map(
      ({ value }) => value.length,
    );
  expect(lengths(5)).toEqual([19_900, 19_900, 19_900, 19_900, 19_900]);
  const cut = lengths(200);
  expect(cut.slice(0, 5)).toEqual(lengths(5));
  expect(cut.slice(5).reduce((sum, length) => sum + length, 0)).toBeLessThan(500);
});
