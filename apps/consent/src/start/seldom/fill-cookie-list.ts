import { createGetAnswer } from '../../calls/get-answer.ts';
import { readHtml } from '../../calls/read-answers.ts';
import { text } from '../../settings/raw-values.ts';
import type { PartDeps } from '../page-parts.ts';

const LIST = 'cmplz-cookies-overview';

/**
 * Fills an empty list of cookies from the cookie policy on our server. Other servers write the list
 * into the page. docs/behaviour/consent.md#panel
 */
export async function fillCookieList({ tools, session }: PartDeps): Promise<void> {
  const place = tools.document.getElementById(LIST);
  if (place === null || place.childElementCount > 0) return;
  const [site = ''] = session.settings.callsUrl.split('wp-json/', 1);
  const url = `${site}cookie-policy.html?${text(session.raw['locale'])}`;
  const html = await createGetAnswer(tools)(url, readHtml, 'text');
  if (html === undefined) return;
  const policy = new DOMParser().parseFromString(tools.trust().createHTML(html), 'text/html');
  place.append(...(policy.getElementById(LIST)?.childNodes ?? []));
}
