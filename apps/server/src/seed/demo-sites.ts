import type { ConsentLook } from '@beckon/contract/consent';
import type { SiteSettings } from '@beckon/contract/owner-calls';
import { UNLIMITED_POPUPS_PER_VISIT } from '@beckon/contract/values';
import { DEMO_CURRENCY, FREE_SHIPPING_FROM_CENTS } from '../serving/demo-shops/demo-products.ts';
import type { NewProduct } from '../store/records/catalogue-record.ts';
import { DEMO_CATALOGUE } from './demo-catalogue.ts';
import { BLOG_COMMENTS, type DemoComment, HEBREW_BLOG_COMMENTS } from './demo-comments.ts';
import {
  BLOG_CLIENT_ID,
  DEMO_CLIENT_ID,
  HEBREW_BLOG_CLIENT_ID,
  HEBREW_CLIENT_ID,
  SHOPS_CLIENT_ID,
} from './demo-ids.ts';
import {
  BLOG_POPUPS,
  type DemoPopup,
  ENGLISH_POPUPS,
  HEBREW_BLOG_POPUPS,
  HEBREW_POPUPS,
} from './demo-popups.ts';
import { SHOP_POPUPS } from './demo-shop-popups.ts';

interface DemoSite {
  readonly clientId: string;
  readonly name: string;
  readonly settings: Partial<SiteSettings>;
  readonly popups: readonly DemoPopup[];
  /** Its page about cookies. If missing, the plain list that the server provides. */
  readonly cookiePolicy?: string;
  readonly bannerLook?: Partial<ConsentLook>;
  readonly comments?: readonly DemoComment[];
  /** The products of its catalogue. */
  readonly products?: readonly NewProduct[];
}

const BLOG_BRAND = {
  background: '#fffdf8',
  text: '#16262c',
  button: '#0f3d4a',
  accent: '#b8402a',
  corners: 6,
};

const BLOG_BANNER = {
  background: '#fffdf8',
  text: '#16262c',
  border: '#e5dccb',
  accept: '#0f3d4a',
  deny: '#0f3d4a',
  denyText: '#ffffff',
};

/** The demo's sites. They do not limit the popups per visit, so that each demo always shows. */
export const DEMO_SITES: readonly DemoSite[] = [
  {
    clientId: DEMO_CLIENT_ID,
    name: 'Demo site',
    settings: { attentionBudget: UNLIMITED_POPUPS_PER_VISIT },
    popups: ENGLISH_POPUPS,
  },
  {
    clientId: HEBREW_CLIENT_ID,
    name: 'מאפיית תלתן',
    settings: {
      attentionBudget: UNLIMITED_POPUPS_PER_VISIT,
      language: 'he',
      timeZone: 'Asia/Jerusalem',
    },
    popups: HEBREW_POPUPS,
  },
  {
    clientId: BLOG_CLIENT_ID,
    name: 'Low Tide',
    settings: {
      attentionBudget: UNLIMITED_POPUPS_PER_VISIT,
      consentMode: 'opt-in',
      takesComments: true,
      brand: BLOG_BRAND,
    },
    popups: BLOG_POPUPS,
    bannerLook: BLOG_BANNER,
    cookiePolicy: '/demos/blog/cookies.html',
    comments: BLOG_COMMENTS,
  },
  {
    clientId: HEBREW_BLOG_CLIENT_ID,
    name: 'שפל',
    settings: {
      attentionBudget: UNLIMITED_POPUPS_PER_VISIT,
      consentMode: 'opt-in',
      takesComments: true,
      brand: BLOG_BRAND,
      language: 'he',
      timeZone: 'Asia/Jerusalem',
    },
    popups: HEBREW_BLOG_POPUPS,
    bannerLook: BLOG_BANNER,
    cookiePolicy: '/demos/blog/he/cookies.html',
    comments: HEBREW_BLOG_COMMENTS,
  },
  {
    clientId: SHOPS_CLIENT_ID,
    name: 'Demo shops',
    settings: {
      attentionBudget: UNLIMITED_POPUPS_PER_VISIT,
      shop: { currency: DEMO_CURRENCY, freeShippingFrom: FREE_SHIPPING_FROM_CENTS / 100 },
    },
    popups: SHOP_POPUPS,
    products: DEMO_CATALOGUE,
  },
];
