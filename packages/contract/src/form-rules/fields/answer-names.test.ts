import { expect, test } from 'vitest';
import { answerNames } from './answer-names.ts';

test('an answer has the fixed name of its field, otherwise its own name, otherwise the kind with a counter', () => {
  const nameOf = answerNames();
  expect([
    nameOf({ kind: 'text', name: '' }),
    nameOf({ kind: 'text', name: 'town', baseName: 'city' }),
    nameOf({ kind: 'text', name: 'team' }),
    nameOf({ kind: 'text', name: '' }),
  ]).toEqual(['text1', 'city', 'team', 'text4']);
});
