import { beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../store.ts';
import type { StoreUnderTest } from '../testing/store-under-test.ts';
import { aPopup, aSite, NOON } from '../testing/a-record.ts';

/** Popups, from a draft to what visitors see. */
export function popupSuite(current: () => StoreUnderTest): void {
  describe('popups', () => {
    let store: Store;
    beforeEach(() => {
      store = current().opened.store;
    });

    const withPopup = async () => {
      await store.createSite('account1', aSite());
      return store.createPopup('account1', aPopup());
    };
    const namesOf = () => store.popupsOf('account1', 'site1', ({ name }) => name);
    const publish = (revision = 1) =>
      store.publishPopup('account1', 'popup00000001', {
        template: { hash: 'abc', html: '<p>Hello</p>' },
        revision,
        at: NOON + 1,
      });

    it('a popup is a draft until it is published', async () => {
      expect(await withPopup()).toMatchObject({
        status: 'draft',
        revision: 1,
        published: undefined,
      });
      expect((await store.liveSite('0123456789abc'))?.popups).toEqual([]);
      expect(await store.clientIdOfPopup('popup00000001')).toBeUndefined();
      expect(await publish()).toMatchObject({
        status: 'active',
        published: { templateHash: 'abc', revision: 1, name: 'Newsletter' },
      });
      expect((await store.liveSite('0123456789abc'))?.popups).toMatchObject([
        { id: 'popup00000001', isActive: true, published: { templateHash: 'abc' } },
      ]);
      expect(await store.clientIdOfPopup('popup00000001')).toBe('0123456789abc');
      expect(await store.templateHtml('abc')).toBe('<p>Hello</p>');
    });

    it('visitors see no changes of the draft', async () => {
      await withPopup();
      await publish();
      await store.updatePopup('account1', 'popup00000001', {
        changes: { language: 'he' },
        at: NOON + 2,
      });
      const [live] = (await store.liveSite('0123456789abc'))?.popups ?? [];
      expect(live?.published.language).toBe('en');
      expect(await store.popup('account1', 'popup00000001')).toMatchObject({
        language: 'he',
        revision: 2,
      });
    });

    it('a new name needs no publishing, and all servers are notified of it', async () => {
      await withPopup();
      await publish();
      const before = await store.latestSiteChange();
      await store.updatePopup('account1', 'popup00000001', {
        changes: { name: 'New name' },
        at: NOON + 2,
      });
      const [live] = (await store.liveSite('0123456789abc'))?.popups ?? [];
      expect(live?.published.name).toBe('New name');
      expect(await store.siteChangesAfter(before)).toMatchObject([{ clientId: '0123456789abc' }]);
    });

    it('a phone design is stored beside the desktop design, and both are published', async () => {
      expect(await withPopup()).toMatchObject({ mobileDesign: null });
      const mobileDesign = { root: {}, content: [{ type: 'Headline' }] };
      await store.updatePopup('account1', 'popup00000001', { changes: { mobileDesign }, at: NOON });
      expect(await store.popup('account1', 'popup00000001')).toMatchObject({
        design: { content: [] },
        mobileDesign,
      });
      const twin = { hash: 'phone', html: '<p>Hi</p>' };
      await store.publishPopup('account1', 'popup00000001', {
        template: { hash: 'abc', html: '<p>Hello</p>' },
        mobileTemplate: twin,
        revision: 2,
        at: NOON,
      });
      expect((await store.liveSite('0123456789abc'))?.popups[0]?.published).toMatchObject({
        templateHash: 'abc',
        mobileTemplateHash: 'phone',
      });
      expect([await store.templateHtml('abc'), await store.templateHtml('phone')]).toEqual([
        '<p>Hello</p>',
        '<p>Hi</p>',
      ]);
    });

    it('the phone gets the desktop design again after the phone design is removed', async () => {
      await withPopup();
      await store.updatePopup('account1', 'popup00000001', {
        changes: { mobileDesign: { root: {}, content: [] } },
        at: NOON,
      });
      const same = { hash: 'abc', html: '<p>Hello</p>' };
      expect(
        await store.publishPopup('account1', 'popup00000001', {
          template: same,
          mobileTemplate: same,
          revision: 2,
          at: NOON,
        }),
      ).toMatchObject({ published: { mobileTemplateHash: 'abc' } });
      expect(
        await store.updatePopup('account1', 'popup00000001', {
          changes: { mobileDesign: null },
          at: NOON,
        }),
      ).toMatchObject({ mobileDesign: null });
      await publish(3);
      expect(
        (await store.liveSite('0123456789abc'))?.popups[0]?.published.mobileTemplateHash,
      ).toBeUndefined();
    });

    it('one of two parallel saves succeeds', async () => {
      await withPopup();
      const saves = await Promise.all(
        [1, 2, 3].map((n) =>
          store.updatePopup('account1', 'popup00000001', {
            changes: { name: `Save ${n}` },
            at: NOON,
            expectedRevision: 1,
          }),
        ),
      );
      expect(saves.filter((save) => save === 'conflict')).toHaveLength(2);
      expect(await store.popup('account1', 'popup00000001')).toMatchObject({ revision: 2 });
    });

    it('a save with a number that cannot be a revision is a conflict', async () => {
      await withPopup();
      for (const expectedRevision of [7, 2 ** 31, Number.MAX_SAFE_INTEGER, 1e19, 1e300]) {
        const save = { changes: { name: 'New' }, at: NOON, expectedRevision };
        expect(await store.updatePopup('account1', 'popup00000001', save)).toBe('conflict');
      }
    });

    it('a draft that was changed after it was rendered is not published', async () => {
      await withPopup();
      await store.updatePopup('account1', 'popup00000001', {
        changes: { name: 'Newer' },
        at: NOON,
      });
      expect(await publish(1)).toBe('conflict');
      expect(await store.templateHtml('abc')).toBeUndefined();
    });

    it('the popups of a site are listed with the newest change first, however many there are', async () => {
      await store.createSite('account1', aSite());
      const numbers = Array.from({ length: 35 }, (_, at) => at);
      for (const at of numbers)
        await store.createPopup(
          'account1',
          aPopup({ id: `popup${String(at).padStart(8, '0')}`, name: `No. ${at}`, at: NOON + at }),
        );
      expect(await namesOf()).toEqual(numbers.toReversed().map((at) => `No. ${at}`));
      expect(await store.popupsOf('account2', 'site1', ({ name }) => name)).toEqual([]);
    });

    it('only a few designs of a site are in memory while its popups are listed', async () => {
      await store.createSite('account1', aSite());
      for (let at = 0; at < 35; at += 1)
        await store.createPopup('account1', aPopup({ id: `popup${String(at).padStart(8, '0')}` }));
      let together = 0;
      let most = 0;
      await store.popupsOf('account1', 'site1', () => {
        together += 1;
        most = Math.max(most, together);
        setImmediate(() => {
          together = 0;
        });
      });
      expect(most).toBeLessThanOrEqual(10);
    });

    it('paused popups are marked for visitors, and deleted ones are hidden from everybody', async () => {
      await withPopup();
      await publish();
      await store.setPopupStatus('account1', 'popup00000001', { status: 'paused', at: NOON });
      expect((await store.liveSite('0123456789abc'))?.popups).toMatchObject([{ isActive: false }]);
      expect(await namesOf()).toEqual(['Newsletter']);
      await store.setPopupStatus('account1', 'popup00000001', { status: 'deleted', at: NOON });
      expect((await store.liveSite('0123456789abc'))?.popups).toEqual([]);
      expect(await namesOf()).toEqual([]);
      expect(await store.popup('account1', 'popup00000001')).toBeUndefined();
      expect(
        await store.updatePopup('account1', 'popup00000001', { changes: { name: 'x' }, at: NOON }),
      ).toBeUndefined();
    });

    it('a deleted popup is restored from the trash as paused, and emptied if it is there too long', async () => {
      await withPopup();
      await publish();
      await store.setPopupStatus('account1', 'popup00000001', { status: 'deleted', at: NOON });
      const deleted = { id: 'popup00000001', deletedAt: NOON };
      expect(await store.trashOf('account1', 'site1', NOON)).toMatchObject([deleted]);
      expect(await store.trashOf('account1', 'site1', NOON + 1)).toEqual([]);
      expect(await store.trashOf('account2', 'site1', NOON)).toEqual([]);
      const inTrash = { name: 'Newsletter', status: 'deleted' };
      expect(await store.deletedPopup('account1', 'popup00000001')).toMatchObject(inTrash);
      expect(await store.deletedPopup('account2', 'popup00000001')).toBeUndefined();
      const when = { deletedSince: NOON, at: NOON + 5 };
      expect(await store.restorePopup('account2', 'popup00000001', when)).toBeUndefined();
      expect(
        await store.restorePopup('account1', 'popup00000001', { ...when, deletedSince: NOON + 1 }),
      ).toBeUndefined();
      expect(await store.restorePopup('account1', 'popup00000001', { ...when, most: 0 })).toBe(
        'site-full',
      );
      expect(await store.restorePopup('account1', 'popup00000001', when)).toMatchObject({
        status: 'paused',
      });
      expect((await store.liveSite('0123456789abc'))?.popups).toMatchObject([{ isActive: false }]);
      expect(await store.restorePopup('account1', 'popup00000001', when)).toBeUndefined();
      expect(await store.deletedPopup('account1', 'popup00000001')).toBeUndefined();

      expect(await store.emptyTrash(NOON + 100)).toBe(0);
      await store.setPopupStatus('account1', 'popup00000001', { status: 'deleted', at: NOON + 10 });
      expect(await store.emptyTrash(NOON + 10)).toBe(0);
      expect(await store.emptyTrash(NOON + 11)).toBe(1);
      expect(await store.emptyTrash(NOON + 11)).toBe(0);
    });

    it('a template that no published popup has needed for some days is removed, and one that is needed again stays', async () => {
      await withPopup();
      await store.createPopup('account1', aPopup({ id: 'popup00000002' }));
      const publishAs = async (popupId: string, hash: string, mobile = hash) =>
        store.publishPopup('account1', popupId, {
          template: { hash, html: `<p>${hash}</p>` },
          mobileTemplate: { hash: mobile, html: `<p>${mobile}</p>` },
          revision: 1,
          at: NOON,
        });
      const sweep = (at: number) => store.removeUnusedTemplates({ at, unusedBefore: at - 10 });
      const left = async () => {
        const all = ['first', 'phone', 'second', 'third'];
        const html = await Promise.all(all.map((hash) => store.templateHtml(hash)));
        return all.filter((_, at) => html[at] !== undefined);
      };
      await publishAs('popup00000001', 'first', 'phone');
      await publishAs('popup00000001', 'second');
      await publishAs('popup00000002', 'phone', 'third');
      expect(await sweep(NOON)).toBe(0);
      expect(await sweep(NOON + 10)).toBe(0);
      await publishAs('popup00000001', 'first');
      await publishAs('popup00000001', 'second');
      expect(await sweep(NOON + 11), 'it was needed meanwhile').toBe(0);
      expect(await sweep(NOON + 22)).toBe(1);
      expect(await left()).toEqual(['phone', 'second', 'third']);

      await store.setPopupStatus('account1', 'popup00000001', { status: 'paused', at: NOON });
      await store.setPopupStatus('account1', 'popup00000002', { status: 'deleted', at: NOON });
      expect(await sweep(NOON + 30)).toBe(0);
      expect(await sweep(NOON + 60), 'a deleted popup can be restored').toBe(0);
      await store.emptyTrash(NOON + 1);
      expect(await sweep(NOON + 1_000), 'the clock was ahead').toBe(0);
      expect(await sweep(NOON + 61)).toBe(0);
      expect(await sweep(NOON + 80)).toBe(2);
      expect(await left()).toEqual(['second']);
      await store.deleteSite('account1', 'site1');
      await sweep(NOON + 81);
      expect(await sweep(NOON + 99)).toBe(1);
    });

    it('popups of other accounts cannot be reached', async () => {
      await withPopup();
      expect(await store.createPopup('account2', aPopup({ id: 'popup00000002' }))).toBeUndefined();
      expect(await store.popup('account2', 'popup00000001')).toBeUndefined();
      expect(
        await store.setPopupStatus('account2', 'popup00000001', { status: 'deleted', at: NOON }),
      ).toBeUndefined();
      expect(
        await store.updatePopup('account2', 'popup00000001', {
          changes: { name: 'Stolen' },
          at: NOON,
          expectedRevision: 1,
        }),
      ).toBeUndefined();
      expect(
        await store.publishPopup('account2', 'popup00000001', {
          template: { hash: 'x', html: 'x' },
          revision: 1,
          at: NOON,
        }),
      ).toBeUndefined();
    });
  });
}
