import { hasOwnId } from './own-id.ts';
import type { CallRequest } from './send.ts';

/** `GET poptin_url`: the template html. Display spec §7. */
export function templateRequest(url: string): CallRequest {
  return { url, answer: 'text' };
}

/** The markup, when it is the popup's own. */
export function readTemplate(popupId: string): (answer: unknown) => string | undefined {
  return (answer) => (typeof answer === 'string' && hasOwnId(answer, popupId) ? answer : undefined);
}
