import type { CallRequest } from '@beckon/host-page/send';

/**
 * `GET /api/display/validation-emails`: the domains that business-e-mail fields refuse.
 * docs/behaviour/forms.md#e-mail.
 */
export function freeMailRequest(apiBase: string): CallRequest {
  return { url: `${apiBase}/api/display/validation-emails`, answer: 'text' };
}

/** One domain a line; an answer that is a page instead of a list switches the rule off. */
export function readFreeMailDomains(answer: unknown): ReadonlySet<string> | undefined {
  if (typeof answer !== 'string' || answer.includes('<')) return undefined;
  const domains = answer
    .split(/\s+/)
    .filter((line) => line.includes('.'))
    .map((line) => line.toLowerCase());
  return domains.length === 0 ? undefined : new Set(domains);
}
