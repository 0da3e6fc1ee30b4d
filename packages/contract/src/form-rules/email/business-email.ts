import type { FieldSpec } from '../fields/field-spec.ts';
import type { FieldRule } from '../field-rule.ts';
import { valueText, visibleText } from '../fields/answer-text.ts';

/** Whether a field needs the list of free-mail domains. */
export function wantsBusinessEmail({ kind, emailMode }: FieldSpec): boolean {
  return kind === 'email' && (emailMode === 'business-email' || emailMode === 'typos-business');
}

/**
 * Refuses free-mail addresses if the owner wants business addresses. Without the list of domains,
 * nothing is refused. docs/behaviour/forms.md#e-mail.
 */
export const businessEmail: FieldRule = {
  name: 'business-email',
  appliesTo: wantsBusinessEmail,
  check(value, _spec, { freeMailDomains }) {
    const address = visibleText(valueText(value)).toLowerCase();
    return freeMailDomains?.has(address.slice(address.lastIndexOf('@') + 1)) === true
      ? 'email-not-business'
      : undefined;
  },
};
