import { describe, expect, it } from 'vitest';
import { aPopup } from '@beckon/popup-core/popup/testing/a-popup';
import { clickRequest } from './click-call.ts';
import { closedRequest } from './closed-call.ts';
import { readReceipt } from './conversion-call.ts';
import { displayRequest } from './display-call.ts';
import { drawRequest, readDrawnPrize } from './draw-call.ts';
import { readFreeMailDomains } from './free-mail-call.ts';
import { visitedPagesToWire } from './to-wire/visited-pages-to-wire.ts';
import { someFacts } from './testing/some-facts.ts';
import { viewedRequest } from './viewed-call.ts';
import {
  conversionActivitiesRequest,
  mayTrack,
  totalWebsiteSessionRequest,
} from './visitor-tracking-calls.ts';

const BASE = 'https://beckon.example';
const LONG_PAGE = someFacts({ pageUrl: `https://shop.example/?q=${'x'.repeat(9000)}` });
describe('the bodies of the calls, field by field', () => {
  it('the display call carries the complete payload', () => {
    const request = displayRequest(
      BASE,
      someFacts({
        ownerToken: 'owner',
        previewPopupId: 'previewpopup1',
        countsNothing: true,
        embeddedIds: ['embeddedpopup'],
      }),
    );
    expect(request).toEqual({
      url: 'https://beckon.example/api/display/a1b2c3d4e5f60',
      body: {
        form: {
          model: 'wire-1.js',
          domain: 'shop.example',
          referrer: 'https://search.example/',
          previous_url: 'https://shop.example/',
          cookies: '{"poptin_user_id":"visitor00000001"}',
          triggers: '{"visits":1,"pages":2,"seconds":30}',
          cc: 'il',
          poptin_forms_id: '["embeddedpopup"]',
          if_mobile: '0',
          page_title: 'Sale',
          origin_landing_page: 'https://shop.example/',
          if_page_refreshed: '0',
          poptin_viewed_url: 'https://shop.example/sale',
          previous_visited_pages: '["https://shop.example/"]',
          previous_visited_pages_with_current_page:
            '["https://shop.example/","https://shop.example/sale"]',
          previous_visited_pages_with_time_stamp:
            '[{"url":"https://shop.example/","at":1000},{"url":"https://shop.example/sale","at":2000}]',
          all_visited_pages: '["https://shop.example/","https://shop.example/sale"]',
          store_integration: '',
          store_integration_customer_id: '0',
          wix_cart_id: '',
          cart_total_items: '0',
          cart_total_price: '0',
          cart_products_ids_list: '[]',
          cart_products_org_ids_list: '[]',
          preview_poptin_id: 'previewpopup1',
          cancel_visitor_count: '1',
          converted_email: '',
          browser_language: 'en-US',
          operating_system: 'Linux',
          owner: 'owner',
        },
      },
    });
  });

  it.each([
    ['viewed', viewedRequest(BASE, aPopup(), { firedBy: 'time', key: 'k' }, LONG_PAGE), 'url'],
    [
      'closed',
      closedRequest(
        BASE,
        { popupId: 'abcdefghijk01', viewerId: '', viewId: undefined, by: 'x_click' },
        LONG_PAGE,
      ),
      'url',
    ],
    [
      'conversion-activities',
      conversionActivitiesRequest(BASE, 'abcdefghijk01', 'viewed', LONG_PAGE),
      'url',
    ],
    ['click', clickRequest(BASE, 'abcdefghijk01', LONG_PAGE), 'poptin_viewed_url'],
  ] as const)(
    'an address over 4000 characters does not cost the %s call',
    (_name, { body }, key) => {
      const sent: unknown = body === undefined ? {} : 'form' in body ? body.form : body.json;
      expect(Object(sent)[key]).toHaveLength(4000);
    },
  );

  it('page lists lose their oldest pages if they are longer than the server accepts', () => {
    const urls = Array.from(
      { length: 50 },
      (_, page) => `https://shop.example/${page}?q=${'"'.repeat(3000)}`,
    );
    const facts = someFacts({
      previousPages: urls,
      allPages: urls,
      pagesWithCurrent: urls.map((url, atMs) => ({ url, atMs })),
    });
    const lists = visitedPagesToWire(facts);
    for (const list of Object.values(lists)) expect(list.length).toBeLessThanOrEqual(50_000);
    const sent: string[] = JSON.parse(lists['all_visited_pages'] ?? '[]');
    expect(sent.at(-1)).toBe(urls.at(-1)?.slice(0, 2000));
    expect(sent.length).toBeGreaterThan(5);
  });

  it('the viewed call is JSON', () => {
    expect(
      viewedRequest(
        BASE,
        aPopup(),
        { firedBy: 'exit', key: 'key-1' },
        someFacts({ convertedEmail: 'ann@example.com' }),
      ),
    ).toEqual({
      url: 'https://beckon.example/api/display/viewed/abcdefghijk01',
      outlivesPage: true,
      body: {
        json: {
          viewer_id: 'viewer1',
          trigger: 'exit',
          client_id: 'a1b2c3d4e5f60',
          type: 'desktop',
          url: 'https://shop.example/sale',
          store_integration: '',
          store_integration_customer_id: '0',
          converted_email: 'ann@example.com',
          referrer: 'https://search.example/',
          origin_landing_page: 'https://shop.example/',
          visits: 1,
        },
      },
    });
  });

  it('the calls closed, click, draw and the tracking calls carry their documented fields', () => {
    expect(
      closedRequest(
        BASE,
        { popupId: 'p', viewerId: '', viewId: 'view1', by: 'x_click' },
        someFacts(),
      ).body,
    ).toEqual({
      form: {
        client_id: 'a1b2c3d4e5f60',
        url: 'https://shop.example/sale',
        converted_email: '',
        store_integration: '',
        store_integration_customer_id: '0',
        close_trigger: 'x_click',
        poptin_view_id: 'view1',
        viewer_id: 'visitor00000001',
        cancel_visitor_count: '0',
      },
    });
    expect(clickRequest(BASE, 'popup', someFacts())).toMatchObject({
      url: 'https://beckon.example/api/display/click/popup',
      body: {
        form: {
          client_id: 'a1b2c3d4e5f60',
          domain: 'shop.example',
          browser_language: 'en-US',
          operating_system: 'Linux',
          poptin_display: '1',
          cart_total_items: '0',
        },
      },
    });
    expect(drawRequest(BASE, aPopup(), 'view1', someFacts()).body).toEqual({
      form: {
        client_id: 'a1b2c3d4e5f60',
        viewer_id: 'viewer1',
        poptin_view_id: 'view1',
        cancel_visitor_count: '0',
      },
    });
    expect(
      totalWebsiteSessionRequest(BASE, someFacts({ convertedEmail: 'a@b.example' })).body,
    ).toEqual({
      form: {
        email: 'a@b.example',
        url: 'shop.example',
        store_integration: '',
        store_integration_customer_id: '0',
      },
    });
    expect(
      conversionActivitiesRequest(
        BASE,
        'p',
        'viewed',
        someFacts({ customerId: '7', shopKind: 'shopify' }),
      ).body,
    ).toEqual({
      form: {
        email: '',
        poptin_id: 'p',
        activity: 'viewed',
        url: 'https://shop.example/sale',
        store_integration: 'shopify',
        store_integration_customer_id: '7',
      },
    });
  });

  it('calls track only visitors who are known, and nobody in preview', () => {
    expect(
      [
        someFacts(),
        someFacts({ convertedEmail: 'a@b.example' }),
        someFacts({ customerId: '7' }),
        someFacts({ customerId: '7', countsNothing: true }),
      ].map(mayTrack),
    ).toEqual([false, true, true, false]);
  });
});

describe('the answers', () => {
  it('a receipt needs its conversion id', () => {
    expect(
      readReceipt({ success: true, conversion_id: 'c1', integration: { conversion_code: '<b>' } }),
    ).toEqual({ conversionId: 'c1', conversionCode: '<b>' });
    expect(readReceipt({ success: true, conversion_id: 'c1' })).toEqual({
      conversionId: 'c1',
      conversionCode: '',
    });
    expect([
      readReceipt({ success: false, conversion_id: 'c1' }),
      readReceipt({}),
      readReceipt(null),
    ]).toEqual([undefined, undefined, undefined]);
  });

  it('a draw without a prize id is a loss', () => {
    expect(
      readDrawnPrize(
        { success: true, prize_id: '', is_winner: true, label: '', code: '', redirect_to: '' },
        0,
      ),
    ).toEqual({ id: '', label: '', isWinning: false, code: '' });
    expect(
      readDrawnPrize(
        {
          success: true,
          prize_id: 'a',
          is_winner: true,
          label: '10%',
          code: 'TEN',
          redirect_to: 'close',
        },
        0,
      ),
    ).toEqual({
      id: 'a',
      label: '10%',
      isWinning: true,
      code: 'TEN',
      redirect: { to: 'close', url: '' },
    });
    expect(readDrawnPrize('<html>', 0)).toBeUndefined();
  });

  it('a free-mail list that is a page switches the rule off', () => {
    expect(readFreeMailDomains('Gmail.com\nyahoo.com\n')).toEqual(
      new Set(['gmail.com', 'yahoo.com']),
    );
    expect([readFreeMailDomains('<html>gmail.com</html>'), readFreeMailDomains('')]).toEqual([
      undefined,
      undefined,
    ]);
  });
});
