import { randomBytes, randomInt } from 'node:crypto';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const POPUP_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const ID_LENGTH = 20;
const POPUP_ID_LENGTH = 13;

/** 20 lower-case letters and digits that nobody can guess. */
export function newId(): string {
  let id = '';
  for (const byte of randomBytes(ID_LENGTH)) id += LETTERS.charAt(byte % LETTERS.length);
  return id;
}

/** 13 letters and digits. Display spec §9. */
export function newPopupId(): string {
  return Array.from({ length: POPUP_ID_LENGTH }, () => POPUP_LETTERS.charAt(randomInt(POPUP_LETTERS.length))).join('');
}

/** 13 lower-case hex digits. */
export function newClientId(): string {
  return randomBytes(7).toString('hex').slice(0, 13);
}
