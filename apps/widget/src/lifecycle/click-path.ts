import { POPUP_ID_LENGTH } from '@beckon/contract/values';

const CLICK_PATH = new RegExp(
  `/(?:APIRequest|api/display)/click/([A-Za-z0-9]{${POPUP_ID_LENGTH}})(?![A-Za-z0-9])`,
);

/**
 * The popup that a link with a click path asks for. Display spec §2; both paths of decisions.md are
 * known.
 */
export function clickPathPopupId(href: string): string | undefined {
  return CLICK_PATH.exec(href)?.[1];
}
