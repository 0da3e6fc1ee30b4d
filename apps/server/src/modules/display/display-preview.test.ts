import { DisplayAnswer } from '@beckon/contract/calls';
import { defaultSettings } from '@beckon/contract/settings';
import { Value } from 'typebox/value';
import { afterEach, describe, expect, it } from 'vitest';
import { writeOwnerToken } from '../../http/owner/owner-token.ts';
import { NOON } from '../../store/testing/a-record.ts';
import {
  buildTestApp,
  POPUP_ID,
  SECRET,
  type TestApp,
  type TestAppOptions,
} from '../../testing/build-test-app.ts';

let test: TestApp;
afterEach(() => test.close());

async function start(options: TestAppOptions = {}): Promise<void> {
  test = await buildTestApp(options);
}

const OWNER_TOKEN = writeOwnerToken({ siteId: 'site1', until: NOON + 1 }, SECRET);
const OTHERS_TOKEN = writeOwnerToken({ siteId: 'site2', until: NOON + 1 }, SECRET);

async function previewed(fields: Readonly<Record<string, string>>) {
  return (await test.ask({ preview_poptin_id: POPUP_ID, ...fields })).json<DisplayAnswer>().poptins;
}

describe('the display call in a preview', () => {
  it('the display call shows a paused popup only in the preview of its owner', async () => {
    await start();
    await test.publish();
    await test.store.setPopupStatus('account1', POPUP_ID, { status: 'paused', at: NOON });
    expect(await previewed({})).toEqual([]);
    expect(await previewed({ owner: OTHERS_TOKEN })).toEqual([]);
    expect(await previewed({ owner: OWNER_TOKEN })).toHaveLength(1);
  });

  it('the display call shows a popup outside its schedule only in the preview of its owner', async () => {
    await start();
    await test.publish({ schedule: { from: '2030-01-01' } });
    expect(await previewed({})).toEqual([]);
    expect(await previewed({ owner: OWNER_TOKEN })).toHaveLength(1);
  });

  it.each([{}, { owner: OWNER_TOKEN }])(
    'a preview carries no ticket to draw real codes (%o)',
    async (fields) => {
      await start();
      await test.publish({ coupon: { type: 'unique', code: '' } });
      const visitor = { cookies: 'poptin_user_id=visitor-1' };
      expect(await previewed({ ...visitor, ...fields })).toMatchObject([
        { viewer_id: 'visitor-1' },
      ]);
      // The script always sends the field; it is empty in a visit that is no preview.
      for (const visit of [visitor, { ...visitor, preview_poptin_id: '' }])
        expect((await test.ask(visit)).json()).toMatchObject({
          poptins: [{ viewer_id: expect.stringMatching(/^visitor-1\.\d+\./u) }],
        });
    },
  );

  it.each([
    ['unique', ''],
    ['unique', 'SORRY5'],
  ] as const)(
    "a preview shows a draft's %s coupon with a trial code, never with a real one",
    async (type, code) => {
      const settings = { ...defaultSettings('lightbox'), coupon: { type, code } };
      const published = {
        name: 'Draft',
        target: 'lead' as const,
        language: 'en' as const,
        templateHash: 'x',
        revision: 2,
        at: NOON,
        settings,
      };
      await start({
        draftOf: async ({ id: siteId }, id) => ({
          html: '',
          popup: { id, siteId, type: 'lightbox', format: 'format_1', isActive: true, published },
        }),
      });
      const owner = writeOwnerToken({ siteId: 'site1', until: NOON + 1 }, SECRET);
      const [popup] = (await test.ask({ preview_poptin_id: POPUP_ID, owner })).json<DisplayAnswer>()
        .poptins;
      expect(popup?.design_properties.coupon).toEqual({ coupon_type: 'unique', code: 'PREVIEW' });
    },
  );

  it('a preview shows the saved draft only to the owner, and never by its published template', async () => {
    const published = {
      name: 'Draft',
      target: 'lead' as const,
      language: 'en' as const,
      templateHash: 'x',
      revision: 2,
      at: NOON,
    };
    const game = {
      game: 'wheel' as const,
      skipsPlayScreenAfterWin: false,
      hasCoupon: true,
      formComes: 'never' as const,
      prizes: [
        { id: 'a', label: 'Ten', isWinning: true, chances: 3, code: 'REAL', usesCodePool: false },
      ],
    };
    const asked: unknown[] = [];
    await start({
      draftOf: async (site, popupId, isMobile) => {
        asked.push([site.id, popupId, isMobile]);
        return {
          html: '<p>Draft</p>',
          popup: {
            id: popupId,
            siteId: site.id,
            type: 'gamified',
            format: 'format_1',
            isActive: true,
            published: { ...published, settings: { ...defaultSettings('gamified'), game } },
          },
        };
      },
    });
    await test.publish();
    const owner = writeOwnerToken({ siteId: 'site1', until: NOON + 1 }, SECRET);
    const answer = (
      await test.ask({ preview_poptin_id: POPUP_ID, owner, if_mobile: '1' })
    ).json<DisplayAnswer>();
    expect([...Value.Errors(DisplayAnswer, answer)]).toEqual([]);
    expect(answer.poptins).toMatchObject([
      {
        poptin_name: 'Draft',
        poptin: '<p>Draft</p>',
        prizes: { p0_a: { chances: 3, code: 'PREVIEW' } },
      },
    ]);
    expect(asked).toEqual([['site1', POPUP_ID, true]]);
    const strangers = [
      '',
      'made.up.token',
      writeOwnerToken({ siteId: 'site2', until: NOON + 1 }, SECRET),
      writeOwnerToken({ siteId: 'site1', until: NOON - 1 }, SECRET),
    ];
    for (const token of strangers) {
      expect((await test.ask({ preview_poptin_id: POPUP_ID, owner: token })).json()).toMatchObject({
        poptins: [{ poptin_name: 'Newsletter' }],
      });
    }
    expect((await test.ask({ owner })).json()).toMatchObject({
      poptins: [{ poptin_name: 'Newsletter' }],
    });
    expect(asked).toHaveLength(1);
  });
});
