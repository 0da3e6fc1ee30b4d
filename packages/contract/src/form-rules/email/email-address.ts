import { INPUT_MAX_LENGTH } from '../../values/limits.ts';
import { checksTypos } from './email-mode.ts';
import type { FieldRule } from '../field-rule.ts';
import { valueText, visibleText } from '../fields/answer-text.ts';

const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const DOMAIN = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+([a-z]{2,63}|xn--[a-z0-9-]{2,59})$/i;
const LOCAL_PART_MAX_LENGTH = 64;

/**
 * Whether a text is an e-mail address that mail servers accept. Blanks and invisible marks around
 * it are ignored.
 */
export function isEmailAddress(text: string): boolean {
  const address = visibleText(text);
  const at = address.lastIndexOf('@');
  const local = address.slice(0, at);
  return (
    at > 0 &&
    address.length <= INPUT_MAX_LENGTH &&
    local.length <= LOCAL_PART_MAX_LENGTH &&
    LOCAL_PART.test(local) &&
    DOMAIN.test(address.slice(at + 1))
  );
}

/**
 * An e-mail field accepts only a standard address, unless its mode is `none`.
 * docs/behaviour/forms.md#e-mail.
 */
export const emailAddress: FieldRule = {
  name: 'email-address',
  appliesTo: ({ kind, emailMode }) => kind === 'email' && emailMode !== 'none',
  check(value, spec) {
    if (isEmailAddress(valueText(value))) return undefined;
    return checksTypos(spec) ? 'email-typos' : 'email-wrong';
  },
};
