import { expect, test } from 'vitest';
import { fillMessage } from './messages-for.ts';

test('values go into a message as text', () => {
  expect(fillMessage('Step {step} of {count}', { step: 1, count: 3 })).toBe('Step 1 of 3');
  expect(fillMessage('Did you mean {suggestion}?', { suggestion: '$& <b>' })).toBe(
    'Did you mean $& <b>?',
  );
  expect(fillMessage('{unknown}', {})).toBe('{unknown}');
});
