import { serviceOfCookie } from '@beckon/contract/consent';
import { expect, it } from 'vitest';
import { CLIENT_COOKIES, cookieFor, POPUP_COOKIES, SITE_COOKIES } from './cookie-names.ts';
import { SHOP_COOKIES } from './shop-cookies.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const ID = '0123456789abc';
const ALL = [
  ...Object.values(SITE_COOKIES),
  ...Object.values(SHOP_COOKIES),
  ...Object.values({ ...CLIENT_COOKIES, ...POPUP_COOKIES }).map((kind) => cookieFor(kind, ID)),
];

it.each(ALL)(
  'the cookie $name of popups is in the library of services, with its lifetime',
  ({ name, lifeMs }) => {
    const service = serviceOfCookie(name);
    const listed = service?.cookies.find((cookie) =>
      [name, `${name.replace(ID, '*')}`].includes(cookie.name),
    );
    expect([service?.id, listed?.days]).toEqual(['beckon-popups', Math.ceil(lifeMs / DAY_MS)]);
  },
);
