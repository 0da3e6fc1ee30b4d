import { expect, type Locator, type Page } from '@playwright/test';
import { type PopupModel, popupOn } from './popup.ts';

const BAR = 'demoShopsBar1';

/** Paths of product pages, relative to the shop's path. */
const PRODUCT_PAGES = {
  shopify: (handle: string) => `products/${handle}`,
  wix: (handle: string) => `product-page/${handle}`,
  ecwid: (handle: string) => `#!/${handle}`,
  woocommerce: (handle: string) => `product/${handle}/`,
} as const;
const CART_PAGES = {
  shopify: 'cart',
  wix: 'cart-page',
  ecwid: '#!/~/cart',
  woocommerce: 'cart/',
} as const;
export type DemoShopName = keyof typeof PRODUCT_PAGES;

/** A demo shop in a browser, used by a buyer. */
export interface DemoShop {
  /** The bar that counts down to free shipping. It appears once the script has read the cart. */
  readonly bar: Locator;
  popup(popupId: string): PopupModel;
  /** Starts as a new buyer: the browser has these cookies and nothing else. */
  asNew(cookies?: Readonly<Record<string, string>>): Promise<void>;
  visit(path: string): Promise<void>;
  /** Opens a product's page and waits until the script has read the cart. */
  look(handle: string): Promise<void>;
  /** Clicks "Add to cart" on the page of a product. */
  add(quantity?: number): Promise<void>;
  /** Removes a product on the cart page. Its title includes the variant. */
  takeOut(title: string): Promise<void>;
  /**
   * Waits until the page was idle several times, so that everything that the last step opens has
   * opened.
   */
  rests(): Promise<void>;
  /** Checks that the bar shows this amount as missing for free shipping. */
  isToGo(amount: string): Promise<void>;
  /** Checks that the bar says that shipping is free. */
  shippingIsFree(): Promise<void>;
}

export function demoShop(page: Page, serverUrl: string, shop: DemoShopName): DemoShop {
  const bar = popupOn(page, BAR).root;
  const visit = async (path: string): Promise<void> => {
    await page.goto(`${serverUrl}/demos/shops/${shop}/${path}`);
  };
  return {
    bar,
    popup: (popupId) => popupOn(page, popupId),
    visit,
    async asNew(cookies = {}) {
      if (page.url().startsWith(serverUrl))
        await page.evaluate(() => [localStorage, sessionStorage].forEach((area) => area.clear()));
      // Leaves the page first, because its script still has data of the earlier buyer.
      await page.goto('about:blank');
      await page.context().clearCookies();
      await page
        .context()
        .addCookies(
          Object.entries(cookies).map(([name, value]) => ({ name, value, url: serverUrl })),
        );
    },
    async look(handle) {
      await visit(PRODUCT_PAGES[shop](handle));
      await expect(bar).toBeVisible();
    },
    async add(quantity = 1) {
      await page.getByLabel('Quantity').fill(String(quantity));
      await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click();
    },
    async takeOut(title) {
      await visit(CART_PAGES[shop]);
      await expect(bar).toBeVisible();
      await page.getByRole('button', { name: `Remove ${title}`, exact: true }).click();
    },
    rests: () => page.evaluate(whenIdle),
    isToGo: (amount) => expect(bar).toContainText(`€${amount} to go until shipping is free`),
    shippingIsFree: () => expect(bar).toContainText('Your shipping is free!'),
  };
}

/**
 * Runs in the page. Gives popups that open by mistake time to load, before a test checks that there
 * are none.
 */
async function whenIdle(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) {
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 100 }));
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}
