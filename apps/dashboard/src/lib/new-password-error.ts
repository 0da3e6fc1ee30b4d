import { PASSWORD_MIN_LENGTH } from '@beckon/contract/values';

/** What is wrong with a password that an owner chooses; undefined when it may be used. */
export function newPasswordError(password: string): string | undefined {
  return password.length < PASSWORD_MIN_LENGTH
    ? `Use at least ${PASSWORD_MIN_LENGTH} characters`
    : undefined;
}
