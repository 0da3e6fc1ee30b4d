import type { PopupSettings } from '../settings/popup-settings.ts';
import { SHOP_ABILITIES, type ShopPlatform } from '../values/sites/shop-platforms.ts';
import { blocksOf } from './design/blocks-of.ts';
import {
  type CheckedPopup,
  issueIf,
  type IssueFinder,
  placeOfBlock,
  type PublishIssue,
} from './publish-issue.ts';

/**
 * Finds parts of a popup that the shop's platform does not support, or for which the shop's
 * settings lack a value.
 */
export const findShopIssues: IssueFinder = (settings, popup) => [
  ...shippingIssues(popup),
  ...platformIssues(settings, popup, platformOf(settings, popup)),
];

function shippingIssues({ design, mobileDesign, site }: CheckedPopup): PublishIssue[] {
  const mentionsShipping = JSON.stringify([design, mobileDesign]).includes('{{free_shipping_');
  return issueIf(
    site !== undefined && site.shop?.freeShippingFrom === undefined && mentionsShipping,
    {
      section: 'design',
      message:
        'Your design mentions free shipping, and your site names no amount. Until you set it under Settings → Your shop, such sentences are left out, and a popup with no others does not show.',
    },
  );
}

/**
 * The platform that the owner has set, or otherwise the one that the triggers imply; undefined: not
 * known.
 */
function platformOf({ triggers }: PopupSettings, { site }: CheckedPopup): ShopPlatform | undefined {
  const isOnlyForWix = triggers.wixCart !== undefined && triggers.shopifyCart === undefined;
  return site?.shop?.platform ?? (isOnlyForWix ? 'wix' : undefined);
}

function platformIssues(
  { triggers, afterConversion: { addToCart = [] } }: PopupSettings,
  { design, mobileDesign }: CheckedPopup,
  platform: ShopPlatform | undefined,
): PublishIssue[] {
  if (platform === undefined) return [];
  const { name, cartTrigger, fillsCart, remembersSeen } = SHOP_ABILITIES[platform];
  const waitsForCart = triggers.shopifyCart ?? triggers.wixCart;
  const products = [design, mobileDesign].flatMap((each) => blocksOf(each, 'Products'));
  const filling = products.find(({ action }) => String(action).startsWith('add_to_cart'));
  const ofSeen = products.find(({ category }) => category === 'last_visited');
  return [
    ...issueIf(
      waitsForCart !== undefined &&
        (cartTrigger === undefined || triggers[cartTrigger] === undefined),
      {
        section: 'triggers',
        message: `Your shop runs on ${name}: the change of the cart that opens this popup never happens there.`,
      },
    ),
    ...issueIf(fillsCart === undefined && addToCart.length > 0, {
      section: 'after',
      message: `Your shop runs on ${name}, where no popup can fill the cart: “Add to cart” does nothing.`,
    }),
    ...issueIf(fillsCart === undefined && filling !== undefined, {
      ...placeOfBlock(filling),
      message: `Your shop runs on ${name}, where no popup can fill the cart. Let the button of your products lead to the product instead.`,
    }),
    ...issueIf(remembersSeen === undefined && ofSeen !== undefined, {
      ...placeOfBlock(ofSeen),
      message: `Your shop runs on ${name}, and only Shopify says which products a visitor has looked at. Let the block choose in another way.`,
    }),
  ];
}
