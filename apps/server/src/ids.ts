import { randomBytes, randomInt, randomUUID } from 'node:crypto';

const POPUP_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const ID_LENGTH = 20;
const POPUP_ID_LENGTH = 13;
const TIME_LETTERS = 8;
const RANDOM_LETTERS = 16;

/**
 * 20 hex digits that nobody can guess. Node keeps random bytes ready for `randomUUID`, so this
 * costs next to nothing.
 */
export function newId(): string {
  return randomUUID().replaceAll('-', '').slice(0, ID_LENGTH);
}

/**
 * 24 lower-case letters and digits. The id begins with the time, so that rows that are stored one
 * after the other are close together on the disk. The last 16 characters cannot be guessed.
 */
export function newEventId(atMs: number): string {
  return (
    atMs.toString(36).padStart(TIME_LETTERS, '0') +
    randomUUID().replaceAll('-', '').slice(0, RANDOM_LETTERS)
  );
}

/** 13 letters and digits. docs/behaviour/starting.md#script-tag. */
export function newPopupId(): string {
  return Array.from({ length: POPUP_ID_LENGTH }, () =>
    POPUP_LETTERS.charAt(randomInt(POPUP_LETTERS.length)),
  ).join('');
}

/** 13 lower-case hex digits. */
export function newClientId(): string {
  return randomBytes(7).toString('hex').slice(0, 13);
}
