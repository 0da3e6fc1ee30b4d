import { pino } from 'pino';
import { expect, it } from 'vitest';
import { loggedError } from './logged-error.ts';

it('an error in the log names its cause and its code, and no value of a row of the database', () => {
  const lines: string[] = [];
  const log = pino({ serializers: { err: loggedError } }, { write: (line) => lines.push(line) });
  const error = Object.assign(new Error('duplicate key violates "auth_user_email_key"'), {
    code: '23505',
    table: 'auth_user',
    detail: 'Key (email)=(dana@example.com) already exists.',
    where: 'COPY lead, line 1: "dana@example.com"',
  });
  log.error({ err: error }, 'a call failed');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    msg: 'a call failed',
    err: { message: error.message, stack: error.stack, code: '23505', table: 'auth_user' },
  });
  expect(lines.join()).not.toContain('dana@example.com');
});

it.each([
  ['a cause', (inner: Error) => new Error('the write failed', { cause: inner })],
  ['a member of several errors', (inner: Error) => new AggregateError([inner], 'all failed')],
  ['a part', (inner: Error) => Object.assign(new Error('the write failed'), { driver: { inner } })],
  [
    'a cause of a cause',
    (inner: Error) => new Error('a', { cause: new Error('b', { cause: inner }) }),
  ],
])('an error inside another, as %s, brings no value of a row into the log', (_as, around) => {
  const inner = Object.assign(new Error('value too long'), {
    code: '22001',
    detail: 'Failing row contains (dana@example.com).',
    parameters: ['dana@example.com'],
  });
  const logged = JSON.stringify(loggedError(around(inner)));
  expect(logged).not.toContain('dana@example.com');
  expect(logged).toContain('value too long');
});

it('errors that contain each other, or are nested very deeply, end in the log', () => {
  const circle = new Error('a circle');
  circle.cause = new Error('its other half', { cause: circle });
  expect(JSON.stringify(loggedError(circle))).toContain('a circle');
  let deep = new Error('the innermost');
  for (let level = 0; level < 10_000; level += 1) deep = new Error('around', { cause: deep });
  const { cause } = Object(loggedError(deep));
  expect(cause).toMatchObject({ message: 'around' });
  expect(JSON.stringify(cause)).not.toContain('the innermost');
});

it('the cause of an error is logged even if its parts are large', () => {
  const cause = new Error('the reason');
  const client = Array.from({ length: 500 }, () => ({ socket: {} }));
  expect(loggedError(Object.assign(new Error('no answer', { cause }), { client }))).toMatchObject({
    cause: { message: 'the reason' },
  });
});
