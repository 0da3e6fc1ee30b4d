import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aSiteSettings } from '../../store/testing/a-record.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';

const DAY_MS = 86_400_000;
let test: TestApp;
beforeEach(async () => {
  test = await buildTestApp({
    site: { settings: aSiteSettings({ domains: ['shop.test'], timeZone: 'Asia/Jerusalem' }) },
  });
  await test.publish();
});
afterEach(() => test.close());

const convert = (changes: Record<string, string> = {}, headers?: Record<string, string>) =>
  test.convert('visitor-1', { trigger: 'exit', ...changes }, headers);
const numbers = () => test.store.popupNumbers('account1', 'site1');
const leads = async () =>
  (await test.store.leadsPage('account1', 'site1', { limit: 50 }))?.leads ?? [];
const aField = (name: string, type: string, value: unknown) => ({
  id: name,
  type,
  name,
  placeholder: '',
  value,
  created_version: 6,
  property_name: `The ${name}`,
});

describe('a conversion', () => {
  it('a conversion becomes a lead with all values as typed', async () => {
    const tricky = '=1+1 <script>alert(1)</script> 😀 \u202e';
    const reply = await convert({
      newExtraFields: JSON.stringify([
        aField('email', 'email', 'dana@example.com'),
        aField('first_name', 'first_name', 'דנה'),
        aField('note', 'textarea', tricky),
      ]),
      email: 'dana@example.com',
      gender: 'f',
      url: 'https://shop.test/p',
      title: 'Page',
      visitor: 'mobile',
      extra_button: 'Call us',
      previous_visited_pages_with_current_page: '["https://shop.test/"]',
      coupon: 'TEN',
      shown_ms: '5000',
      p_target: 'lead',
    });
    expect(reply.json()).toEqual({
      success: true,
      conversion_id: expect.any(String),
      integration: { conversion_code: '' },
    });
    expect(await leads()).toMatchObject([
      {
        email: 'dana@example.com',
        name: 'דנה',
        trigger: 'exit',
        device: 'mobile',
        country: 'IL',
        url: 'https://shop.test/p',
        couponCode: '',
        suspicion: '',
        extraButton: 'Call us',
        popupName: 'Newsletter',
        fields: [
          { name: 'email', label: 'The email', kind: 'email', value: 'dana@example.com' },
          { name: 'first_name', value: 'דנה' },
          { name: 'note', value: tricky },
          { name: 'gender', label: 'gender', kind: 'text', value: 'f' },
        ],
        context: { title: 'Page', visitedPages: ['https://shop.test/'], target: 'lead' },
      },
    ]);
    expect(await numbers()).toMatchObject([{ conversions: 1 }]);
  });

  it('a conversion that arrives late is dated when it happened, at most eight days ago and never in the future', async () => {
    const wrongClock = Date.UTC(2031, 0, 1);
    const late = (key: string, happened: number) =>
      convert({
        email: 'a@b.co',
        idempotency_key: key,
        happened_at: String(wrongClock - happened),
        sent_at: String(wrongClock),
      });
    await late('late', 3 * DAY_MS);
    await late('early', -DAY_MS);
    await late('ancient', 900 * DAY_MS);
    await convert({ email: 'a@b.co', idempotency_key: 'odd', happened_at: 'x', sent_at: '5' });
    const ages = (await leads()).map(({ at }) => (test.clock.now - at) / DAY_MS);
    expect(ages.toSorted((one, other) => one - other)).toEqual([0, 0, 3, 8]);
    expect(await numbers()).toMatchObject([{ conversions: 4 }]);
  });

  it('a conversion is stored even if its texts are long', async () => {
    const long = 'x'.repeat(90_000);
    const texts = {
      url: `https://shop.test/?q=${long}`,
      referrer: long,
      title: long,
      extra_button: long,
      previous_visited_pages: JSON.stringify([long]),
    };
    expect((await convert({ email: 'a@b.co', ...texts })).statusCode).toBe(200);
    expect(await leads()).toMatchObject([{ email: 'a@b.co', referrer: 'x'.repeat(2000) }]);
  });

  it('a conversion that is sent again with its key is stored once and gets the same answer', async () => {
    const replies = await Promise.all(
      [1, 2, 3].map(() => convert({ idempotency_key: 'key-1', email: 'a@b.co' })),
    );
    expect(
      new Set(replies.map((reply) => reply.json<{ conversion_id: string }>().conversion_id)).size,
    ).toBe(1);
    await convert({ idempotency_key: 'key-2', email: 'a@b.co' });
    expect(await leads()).toHaveLength(2);
    expect(await numbers()).toMatchObject([{ conversions: 2 }]);
  });

  it.each([
    ['a filled trap field', { hp: 'http://spam' }, 'trap-field-filled'],
    ['a form filled faster than anybody can', { shown_ms: '90' }, 'filled-too-fast'],
    ['fields that cannot be read', { newExtraFields: '[{"name":' }, 'unreadable-fields'],
  ])('a conversion with %s is stored and marked', async (_what, changes, suspicion) => {
    const reply = await convert({ email: 'a@b.co', ...changes });
    expect(reply.statusCode).toBe(200);
    expect(await leads()).toMatchObject([{ email: 'a@b.co', suspicion }]);
  });

  it('the sixth conversion of a visitor in a minute is stored and marked', async () => {
    for (let n = 0; n < 6; n += 1) await convert({ email: `a${n}@b.co` });
    expect((await leads()).filter(({ suspicion }) => suspicion === 'too-many')).toHaveLength(1);
  });

  it('an unfinished form becomes a lead; sending the form completes that lead and counts it', async () => {
    await test.publish({ keepsUnfinished: true }, { id: 'popup00000002' });
    const step = (changes: Record<string, string>) =>
      convert({ poptin_id: 'popup00000002', idempotency_key: 'opening-1', ...changes });
    for (let n = 0; n < 8; n += 1) await step({ name: 'Dana', partial: '1' });
    expect(await leads()).toMatchObject([
      { name: 'Dana', email: '', isPartial: true, suspicion: '' },
    ]);
    expect(await numbers()).toEqual([]);
    await step({ name: 'Dana', email: 'a@b.co' });
    await step({ name: 'Dana', partial: '1' });
    expect(await leads()).toMatchObject([{ name: 'Dana', email: 'a@b.co', isPartial: false }]);
    expect(await numbers()).toMatchObject([{ popupId: 'popup00000002', conversions: 1 }]);
  });

  it('an unfinished form is not stored if the owner does not keep such leads', async () => {
    expect((await convert({ email: 'a@b.co', partial: '1' })).statusCode).toBe(200);
    expect(await leads()).toEqual([]);
  });

  it('a conversion is stored if the owner has put the popup into the trash meanwhile, until the trash is emptied', async () => {
    await test.store.setPopupStatus('account1', 'popup00000001', { status: 'deleted', at: 5 });
    expect((await convert({ email: 'a@b.co' })).statusCode).toBe(200);
    expect(await leads()).toMatchObject([{ email: 'a@b.co', popupName: 'Newsletter' }]);
    await test.store.emptyTrash(6);
    expect((await convert({ email: 'late@b.co' })).statusCode).toBe(404);
    expect(await leads()).toHaveLength(1);
  });

  it('a conversion of a preview is not stored', async () => {
    await convert({ email: 'a@b.co', cancel_visitor_count: '1' });
    expect(await leads()).toEqual([]);
  });

  it('a conversion by a button alone is counted, but is not in the list of leads', async () => {
    await convert({ p_target: 'click', extra_button: 'Shop now' });
    expect(await numbers()).toMatchObject([{ conversions: 1 }]);
    expect(await leads()).toEqual([]);
  });

  it('a conversion returns the conversion code only if the owner has approved it', async () => {
    await test.store.updateSite('account1', 'site1', {
      settings: aSiteSettings({
        conversionCode: '<script>c()</script>',
        allowsTrustedCode: true,
      }),
      at: 1,
    });
    expect((await convert()).json()).toMatchObject({
      integration: { conversion_code: '<script>c()</script>' },
    });
  });

  it('a conversion returns only that a code was left out if the owner has not approved it', async () => {
    const codeSent = async () => (await convert()).json().integration.conversion_code;
    expect(await codeSent()).toBe('');
    const settings = aSiteSettings({ conversionCode: '<script>c()</script>' });
    await test.store.updateSite('account1', 'site1', { settings, at: 1 });
    expect(await codeSent()).toBe('<!-- left out -->');
  });
});
