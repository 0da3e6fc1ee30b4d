import type { Popup } from '@beckon/contract/popup';
import type { FilledField } from '@beckon/popup-view/view-contract';
import { fieldsToWire } from './to-wire.ts';

/** Names of our events on `document`. decisions.md, "DOM events". */
export type PageEventName = 'poptinView' | 'poptinClose' | 'poptinSubmit' | 'couponCopy';

export interface PageEventFacts {
  readonly buttonText?: string;
  readonly couponCode?: string;
  readonly prizeLabel?: string;
  /** Only with `poptinSubmit`: other scripts of the page can read them. */
  readonly fields?: readonly FilledField[];
}

/** The `detail` that scripts of the host page get. */
export function eventDetail(
  name: PageEventName,
  popup: Popup,
  { buttonText = '', couponCode = '', prizeLabel = '', fields }: PageEventFacts,
): Record<string, unknown> {
  return {
    poptin_id: popup.id,
    poptin_name: popup.name,
    poptin_target: popup.target,
    poptin_type: popup.type,
    account_id: popup.accountId,
    event_name: name,
    button_text: buttonText,
    coupon_code: couponCode,
    prize_label: prizeLabel,
    shopify: {
      button_text: '',
      product_url: '',
      product_name: '',
      product_id: '',
      variant_id: '',
      buttons_action: '',
    },
    ...(fields === undefined ? {} : { fields: fieldsToWire(fields) }),
  };
}
