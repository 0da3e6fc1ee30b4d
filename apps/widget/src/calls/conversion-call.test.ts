import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { ConversionRequest, DisplayRequest, SubmittedFields } from '@beckon/contract/calls';
import { conversionRequest } from './conversion-call.ts';
import { displayRequest } from './display-call.ts';
import { aConversion as conversion, filledForm as form } from './testing/a-conversion.ts';
import { someFacts } from './testing/some-facts.ts';

const BASE = 'https://beckon.example';
const field = { placeholder: '', label: '', kind: 'text', createdAs: 'text', value: '' };

describe('the conversion call', () => {
  it('the conversion call carries every field of the form, by its name and in the list', () => {
    const { url, body, outlivesPage } = conversionRequest(BASE, conversion, someFacts());
    expect([url, outlivesPage]).toEqual([
      'https://beckon.example/api/display/conversion/viewer1',
      true,
    ]);
    const { newExtraFields, ...rest } = body.form;
    expect(rest).toEqual({
      url: 'https://shop.example/sale',
      p_target: 'lead',
      checkbox_checked: '1',
      referrer: 'https://search.example/',
      previous_url: 'https://shop.example/',
      trigger: 'scroll',
      poptin_id: 'abcdefghijk01',
      title: 'Sale',
      client_id: 'a1b2c3d4e5f60',
      visitor: 'desktop',
      facebook_messanger_data_ref: '',
      origin_landing_page: 'https://shop.example/',
      previous_visited_pages: '["https://shop.example/"]',
      previous_visited_pages_with_current_page:
        '["https://shop.example/","https://shop.example/sale"]',
      previous_visited_pages_with_time_stamp:
        '[{"url":"https://shop.example/","at":1000},{"url":"https://shop.example/sale","at":2000}]',
      all_visited_pages: '["https://shop.example/","https://shop.example/sale"]',
      store_integration: '',
      store_integration_customer_id: '0',
      browser_language: 'en-US',
      operating_system: 'Linux',
      leader_request_cookie: 'visitor00000001',
      extra_button: '',
      coupon: '',
      poptin_view_id: 'view1',
      idempotency_key: 'key-1',
      hp: '',
      shown_ms: '4322',
      email: 'ann@example.com',
      text1: '=HYPERLINK("x")',
      text2: '<script>',
      first_name: 'אן 🎈',
    });
    expect(JSON.parse(newExtraFields ?? '')).toEqual([
      {
        id: 'email',
        type: 'email',
        name: 'email',
        placeholder: 'you@…',
        value: 'ann@example.com',
        created_as: 'email',
        created_version: 6,
        property_name: 'E-mail',
      },
      {
        id: 'f1',
        type: 'text',
        name: 'text1',
        placeholder: '',
        value: '=HYPERLINK("x")',
        created_as: 'text',
        created_version: 6,
        property_name: '',
      },
      {
        id: 'f2',
        type: 'text',
        name: 'text2',
        placeholder: '',
        value: '<script>',
        created_as: 'text',
        created_version: 6,
        property_name: '',
      },
      {
        id: 'first',
        type: 'name',
        name: 'first_name',
        placeholder: '',
        value: 'אן 🎈',
        created_as: 'first_name',
        created_version: 6,
        property_name: '',
      },
      {
        id: 'f3',
        type: 'text',
        name: 'title',
        placeholder: '',
        value: 'Dr',
        created_as: 'text',
        created_version: 6,
        property_name: '',
      },
    ]);
  });

  it('long answers and labels are cut to what the server takes, and so are too many', () => {
    const long = 'x'.repeat(30_000);
    const fields = Array.from({ length: 300 }, () => ({
      ...field,
      id: long,
      name: long,
      label: long,
      placeholder: long,
      kind: 'textarea',
      value: '',
    }));
    const { body } = conversionRequest(
      BASE,
      {
        ...conversion,
        form: { ...form, fields: [{ ...field, id: 'note', name: 'note', value: long }, ...fields] },
      },
      someFacts(),
    );
    const sent: unknown = JSON.parse(body.form['newExtraFields'] ?? '');
    expect(Value.Check(SubmittedFields, sent)).toBe(true);
    expect(sent).toMatchObject({ 0: { id: 'note', value: 'x'.repeat(20_000) } });
    expect(body.form['note']).toHaveLength(20_000);
  });

  it('long addresses, titles and labels are cut to what the server takes, in display and conversion', () => {
    const long = `https://shop.example/?q=${'x'.repeat(9000)}`;
    const facts = someFacts({
      pageUrl: long,
      referrer: long,
      previousUrl: long,
      originLandingPage: long,
      pageTitle: long,
    });
    const { form } = conversionRequest(
      BASE,
      { ...conversion, extraButton: long, coupon: long },
      facts,
    ).body;
    expect(
      [
        'url',
        'referrer',
        'previous_url',
        'origin_landing_page',
        'title',
        'extra_button',
        'coupon',
      ].map((name) => form[name]?.length),
    ).toEqual([4000, 4000, 4000, 4000, 1000, 300, 300]);
    const body = displayRequest(BASE, facts).body ?? { form: {} };
    expect(Value.Check(DisplayRequest, 'form' in body ? body.form : {})).toBe(true);
    expect(Value.Check(ConversionRequest, form)).toBe(true);
  });

  it('a coupon button sends its coupon and its label, a bot its trap', () => {
    const { body } = conversionRequest(
      BASE,
      {
        ...conversion,
        form: { ...form, looksAutomated: true },
        coupon: 'TEN',
        extraButton: 'Copy',
        prizeId: 'p1',
      },
      someFacts({ isMobile: true }),
    );
    expect(body.form).toMatchObject({
      coupon: 'TEN',
      extra_button: 'Copy',
      hp: '1',
      prize_id: 'p1',
      visitor: 'mobile',
    });
  });
});
