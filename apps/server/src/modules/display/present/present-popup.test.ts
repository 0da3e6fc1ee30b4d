import { readFileSync } from 'node:fs';
import { WirePopup } from '@beckon/contract/calls';
import { PopupSettings, type TriggerSettings } from '@beckon/contract/settings';
import { Value } from 'typebox/value';
import { expect, it } from 'vitest';
import type { LivePopup } from '../../../store/store.ts';
import { presentPopup } from './present-popup.ts';

const fixture = (name: string): unknown =>
  JSON.parse(
    readFileSync(
      new URL(`../../../../../../packages/contract/fixtures/${name}`, import.meta.url),
      'utf8',
    ),
  );
const settings = Value.Parse(PopupSettings, fixture('full-popup-settings.json'));

const live: LivePopup = {
  id: 'abcdefghijk01',
  siteId: 's1',
  type: 'gamified',
  format: 'format_1',
  isActive: true,
  published: {
    name: 'Spring wheel',
    target: 'lead',
    language: 'he',
    settings,
    templateHash: 'abc123',
    mobileTemplateHash: 'def456',
    revision: 1,
    at: 0,
  },
};
const to = {
  accountId: 'a1',
  publicUrl: 'https://beckon.example',
  visitorId: 'v1',
  hasCredit: false,
};
const presented = presentPopup(live, { ...to, isMobile: false });

/** Each trigger once. A missing new one is a type error. */
const EACH_TRIGGER: Readonly<Required<TriggerSettings>> = {
  afterSeconds: { seconds: 5, on: 'website' },
  scrolledPercent: 50,
  pageClicks: 3,
  nthPage: 2,
  inactiveSeconds: 20,
  exitIntent: { backButton: true },
  adBlocker: true,
  shopifyCart: { action: 'add', productIds: [] },
  wixCart: { action: 'add', productIds: [] },
  autoPilot: true,
  eventName: 'signed-up',
  clickOnly: true,
};

it.each(Object.entries(EACH_TRIGGER))('a popup on the wire has its trigger %s', (name, value) => {
  const opening = (triggers: TriggerSettings): unknown => {
    const published = { ...live.published, settings: { ...settings, triggers } };
    return presentPopup({ ...live, published }, { ...to, isMobile: false });
  };
  expect(opening({ [name]: value })).not.toEqual(opening({}));
});

it('a popup on the wire equals the fixture that server and widget share', () => {
  expect(JSON.parse(JSON.stringify(presented))).toEqual(fixture('full-popup-wire.json'));
});

it('a popup on the wire follows the contract', () => {
  expect([...Value.Errors(WirePopup, presented)]).toEqual([]);
});

it("a popup on the wire has the phone design and a phone's width on phones", () => {
  const { poptin_url, poptin_size, ...rest } = presentPopup(live, { ...to, isMobile: true });
  expect({ poptin_url, poptin_size }).toEqual({
    poptin_url: 'https://beckon.example/templates/def456.html',
    poptin_size: { width: 390, height: 400 },
  });
  expect(rest).toEqual(
    Object.fromEntries(Object.entries(presented).filter(([name]) => name in rest)),
  );
});

it('a popup on the wire is the same on phones if it has no phone design', () => {
  const { mobileTemplateHash: _, ...published } = live.published;
  const [desktop, phone] = [false, true].map((isMobile) =>
    presentPopup({ ...live, published }, { ...to, isMobile }),
  );
  expect(phone).toEqual(desktop);
  expect(phone?.design_properties.switch_mobile_editor).toBe(0);
});

it('a popup on the wire contains neither odds nor codes of its prizes', () => {
  expect(JSON.stringify(presented.prizes)).not.toMatch(/TEN|chances|25|75/u);
});

it.each([
  ['one of a pool', { coupon: { type: 'unique', code: 'SECRET' } }],
  ['one that ends', { coupon: { type: 'fixed', code: 'SECRET' }, codes: { validMinutes: 5 } }],
] as const)(
  'a popup on the wire does not contain a coupon that is %s before it is given',
  (_kind, own) => {
    const { game: _, ...plain } = live.published.settings;
    const { design_properties: design } = presentPopup(
      { ...live, published: { ...live.published, settings: { ...plain, ...own } } },
      { ...to, isMobile: false },
    );
    expect(design.coupon?.code).toBe('');
    expect(JSON.stringify(design)).not.toContain('SECRET');
  },
);

it('a popup on the wire contains neither audience nor schedule', () => {
  expect(Object.keys(presented)).not.toContain('audience');
  expect(Object.keys(presented)).not.toContain('schedule');
});
