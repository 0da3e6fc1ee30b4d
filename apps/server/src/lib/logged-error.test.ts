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
