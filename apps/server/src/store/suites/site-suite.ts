import { beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../store.ts';
import type { StoreUnderTest } from '../testing/store-under-test.ts';
import { aConversion, aPopup, aSite, NOON } from '../testing/a-record.ts';

/** Sites that change, and sites that are removed with everything that belongs to them. */
export function siteSuite(current: () => StoreUnderTest): void {
  describe('sites', () => {
    let store: Store;
    beforeEach(() => {
      store = current().opened.store;
    });

    const withPopup = async () => {
      await store.createSite('account1', aSite());
      return store.createPopup('account1', aPopup());
    };
    const publish = (revision = 1) =>
      store.publishPopup('account1', 'popup00000001', {
        template: { hash: 'abc', html: '<p>Hello</p>' },
        revision,
        at: NOON + 1,
      });

    it('changed sites are reported, to this server and to others', async () => {
      const changed: string[] = [];
      const stop = store.onSiteChange((clientId) => changed.push(clientId));
      await withPopup();
      const before = await store.latestSiteChange();
      await publish();
      expect(changed).toEqual(['0123456789abc', '0123456789abc']);
      expect((await store.siteChangesAfter(before)).map(({ clientId }) => clientId)).toEqual([
        '0123456789abc',
      ]);
      stop();
      await store.updateSite('account1', 'site1', { name: 'x', at: NOON });
      expect(changed).toHaveLength(2);
    });

    it('changes of a site at the same time do not undo each other', async () => {
      await withPopup();
      const names = ['a.example', 'b.example', 'c.example', 'd.example'];
      await Promise.all(
        names.map((name) =>
          store.updateSite('account1', 'site1', {
            settings: (before) => ({ ...before, domains: [...before.domains, name] }),
            at: NOON,
          }),
        ),
      );
      const site = await store.site('account1', 'site1');
      expect(site?.settings.domains.toSorted()).toEqual(names);
    });

    it('a change of a site that is refused while it is made changes nothing', async () => {
      await withPopup();
      const change = store.updateSite('account1', 'site1', {
        name: 'New',
        settings: () => {
          throw new Error('refused');
        },
        at: NOON + 1,
      });
      await expect(change).rejects.toThrow('refused');
      expect(await store.site('account1', 'site1')).toMatchObject({ name: 'Shop' });
    });

    it('the latest records of changes stay, and their numbers continue', async () => {
      await withPopup();
      for (const name of ['a', 'b', 'c'])
        await store.updateSite('account1', 'site1', { name, at: NOON });
      const latest = await store.latestSiteChange();
      expect(await store.removeOld({ activity: 0, errors: 0, carts: 0, changesKept: 2 })).toBe(
        latest - 2,
      );
      expect((await store.siteChangesAfter(0)).map(({ number }) => number)).toEqual([
        latest - 1,
        latest,
      ]);
      expect(await store.latestSiteChange()).toBe(latest);
    });

    it('a site is removed with everything in it, and an account with its sites', async () => {
      await withPopup();
      await publish();
      expect(await store.deleteSite('account1', 'site1')).toBe(true);
      expect(await store.liveSite('0123456789abc')).toBeUndefined();
      expect(await store.popup('account1', 'popup00000001')).toBeUndefined();
      expect(await store.deleteAccount('account1')).toBe(true);
      expect(await store.deleteAccount('account1')).toBe(false);
    });

    it('what belonged to a removed site is removed afterwards, in steps between which other work runs', async () => {
      await withPopup();
      for (let lead = 0; lead < 250; lead += 1)
        await store.recordConversion(aConversion({ id: `lead${lead}` }));
      expect(await store.leadsPage('account1', 'site1', { limit: 10 })).toMatchObject({
        total: 250,
      });
      await store.deleteSite('account1', 'site1');
      let [turns, isDone] = [0, false];
      const removing = store.removeLeftovers().finally(() => {
        isDone = true;
      });
      while (!isDone) {
        await new Promise((resolve) => {
          setImmediate(resolve);
        });
        turns += 1;
      }
      expect(await removing).toBeGreaterThan(249);
      expect(turns).toBeGreaterThan(3);
      expect(await store.lead('account1', 'lead7')).toBeUndefined();
      expect(await store.removeLeftovers()).toBe(0);
    });
  });
}
