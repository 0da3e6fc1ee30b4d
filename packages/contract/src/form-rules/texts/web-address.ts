import type { FieldRule } from '../field-rule.ts';
import { valueText, visibleText } from '../fields/answer-text.ts';

const HOST = /^(?=.{1,253}$)([\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}][\p{L}\p{N}-]+$/u;

/**
 * Whether a text is a web address; `example.com` without a scheme is one; an address with a scheme
 * other than http and https is not.
 */
export function isWebAddress(text: string): boolean {
  const match = /^(?:([a-z][a-z0-9+.-]*):\/\/)?([^\s/?#:@]+)(?::\d{1,5})?(?:[/?#]\S*)?$/iu.exec(
    visibleText(text),
  );
  const scheme = match?.[1]?.toLowerCase() ?? 'https';
  return (scheme === 'http' || scheme === 'https') && HOST.test(match?.[2] ?? '');
}

/** The value of a url field is a web address. docs/behaviour/forms.md#web-addresses. */
export const webAddress: FieldRule = {
  name: 'web-address',
  appliesTo: ({ kind }) => kind === 'url',
  check: (value) => (isWebAddress(valueText(value)) ? undefined : 'url-wrong'),
};
