import type { CloseTrigger, TriggerName } from '@beckon/contract/values';

/** Values with their weights: how often each occurs, compared with the others. */
export type Weighted<Value extends string = string> = readonly (readonly [Value, number])[];

/** How the sample visitors of the demo behave at one of its popups. */
export interface DemoCrowd {
  /** Decides all random numbers. */
  readonly seed: number;
  /** Views on a usual day. */
  readonly views: number;
  /** The share of the page views with this popup in which it opens. */
  readonly opens: number;
  /** The shares of the views that convert. */
  readonly rates: Readonly<Record<'desktop' | 'mobile', number>>;
  readonly trigger: TriggerName;
  /** None: it cannot be closed. */
  readonly closes: Weighted<CloseTrigger>;
  /** Paths of an imaginary website. */
  readonly pages: Weighted;
  readonly sources: Weighted;
  /** Country and language of the browser. */
  readonly places: Weighted;
  /** The label of the field for the address. Missing: the popup has no form. */
  readonly emailLabel?: string;
  /** The share of those who convert that also order something. */
  readonly orders: number;
}

const SHOP: Omit<DemoCrowd, 'seed' | 'views' | 'opens' | 'rates' | 'orders'> = {
  trigger: 'time',
  closes: [
    ['x_click', 6],
    ['bg_click', 3],
    ['escape', 1],
  ],
  pages: [
    ['/', 5],
    ['/products/mug', 4],
    ['/products/teapot', 3],
    ['/sale', 3],
    ['/journal/how-to-brew', 2],
  ],
  sources: [
    ['direct', 6],
    ['www.google.com', 6],
    ['www.instagram.com', 4],
    ['newsletter', 2],
    ['www.facebook.com', 2],
  ],
  places: [
    ['GB en', 5],
    ['US en', 4],
    ['DE de', 3],
    ['FR fr', 2],
    ['IL he', 2],
  ],
};

export const NEWSLETTER_CROWD: DemoCrowd = {
  ...SHOP,
  seed: 1,
  views: 34,
  opens: 0.8,
  rates: { desktop: 0.07, mobile: 0.045 },
  emailLabel: 'Email',
  orders: 0.2,
};

export const BAR_CROWD: DemoCrowd = {
  ...SHOP,
  seed: 2,
  views: 48,
  opens: 0.95,
  rates: { desktop: 0.03, mobile: 0.025 },
  closes: [['x_click', 1]],
  orders: 0.3,
};

export const WHEEL_CROWD: DemoCrowd = {
  ...SHOP,
  seed: 3,
  views: 14,
  opens: 0.35,
  rates: { desktop: 0.16, mobile: 0.12 },
  trigger: 'exit',
  emailLabel: 'Email',
  orders: 0.35,
};

export const HEBREW_CROWD: DemoCrowd = {
  ...SHOP,
  seed: 4,
  views: 18,
  opens: 0.8,
  rates: { desktop: 0.06, mobile: 0.05 },
  pages: [
    ['/', 4],
    ['/challot', 3],
    ['/cakes', 2],
  ],
  places: [
    ['IL he', 9],
    ['US en', 1],
  ],
  emailLabel: 'אימייל',
  orders: 0,
};

export const BLOG_CROWD: DemoCrowd = {
  ...SHOP,
  seed: 5,
  views: 26,
  opens: 1,
  rates: { desktop: 0.05, mobile: 0.04 },
  trigger: 'embedded',
  closes: [],
  pages: [
    ['/low-tide', 4],
    ['/night-ferry', 3],
    ['/harbour-cats', 2],
  ],
  emailLabel: 'Email',
  orders: 0,
};
