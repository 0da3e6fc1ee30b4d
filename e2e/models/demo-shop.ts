import { expect, type Locator, type Page } from '@playwright/test';
import { type PopupModel, popupOn } from './popup.ts';

const BAR = 'demoShopsBar1';

/** Addresses of a shop's pages below its own. */
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

/** A demo shop in a browser, as a buyer uses it. */
export interface DemoShop {
  /** Counts down to free shipping; there once the script has read the cart. */
  readonly bar: Locator;
  popup(popupId: string): PopupModel;
  /** A buyer who has not been here: these cookies are all that the browser keeps. */
  asNew(cookies?: Readonly<Record<string, string>>): Promise<void>;
  visit(path: string): Promise<void>;
  /** Opens a piece's page and waits until the script knows the cart. */
  look(handle: string): Promise<void>;
  /** Presses "Add to cart" on the page of a piece. */
  add(quantity?: number): Promise<void>;
  /** Takes a piece out on the page of the cart; its title names the variant, too. */
  takeOut(title: string): Promise<void>;
  /** Lets the page go idle some times: what the last step opened is there by then. */
  rests(): Promise<void>;
  /** What is missing until shipping is free, as the bar says. */
  isToGo(amount: string): Promise<void>;
  /** The bar says so. */
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
      // What the script still holds in the page is a buyer's, too.
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

/** In the page: lets what a step opens by mistake load before a test looks that it is not there. */
async function whenIdle(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) {
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 100 }));
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}
