import { POPUP_ID_LENGTH } from '@beckon/contract/values';

const CLICK_PATH = new RegExp(
  `/(?:APIRequest|api/display)/click/([A-Za-z0-9]{${POPUP_ID_LENGTH}})(?![A-Za-z0-9])`,
);

/**
 * The id of the popup that a link with a click path opens; undefined for other links.
 * docs/behaviour/page-api.md#links-and-buttons-of-the-page.
 */
export function clickPathPopupId(href: string): string | undefined {
  return CLICK_PATH.exec(href)?.[1];
}
