import type { Popup } from '@beckon/contract/popup';
import type { SubmittedField } from '@beckon/contract/calls';

/** Names of our events on `document`. docs/behaviour/page-api.md#events. */
export type PageEventName = 'poptinView' | 'poptinClose' | 'poptinSubmit' | 'couponCopy';

export interface ChosenProduct {
  readonly buttonText: string;
  readonly productUrl: string;
  readonly productName: string;
  readonly productId: string;
  readonly variantId: string;
  readonly action: string;
}

export interface PageEventDetails {
  readonly buttonText?: string;
  readonly couponCode?: string;
  readonly prizeLabel?: string;
  /** The product that the visitor chose; only with `poptinSubmit`. */
  readonly product?: ChosenProduct;
  /** Only with `poptinSubmit`. Other scripts of the page can read these answers. */
  readonly fields?: readonly SubmittedField[];
}

/** The `detail` that scripts of the host page get. */
export function eventDetail(
  name: PageEventName,
  popup: Popup,
  {
    product,
    buttonText = product?.buttonText ?? '',
    couponCode = '',
    prizeLabel = '',
    fields,
  }: PageEventDetails,
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
    shopify: productDetail(product),
    ...(fields === undefined ? {} : { fields }),
  };
}

function productDetail({
  buttonText = '',
  productUrl = '',
  productName = '',
  productId = '',
  variantId = '',
  action = '',
}: Partial<ChosenProduct> = {}): Record<string, string> {
  return {
    button_text: buttonText,
    product_url: productUrl,
    product_name: productName,
    product_id: productId,
    variant_id: variantId,
    buttons_action: action,
  };
}
