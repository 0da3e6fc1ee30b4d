import { PASSWORD_MIN_LENGTH } from '@beckon/contract/values';

/** The error of a new password; undefined if the password is valid. */
export function newPasswordError(password: string): string | undefined {
  return password.length < PASSWORD_MIN_LENGTH
    ? `Use at least ${PASSWORD_MIN_LENGTH} characters`
    : undefined;
}
