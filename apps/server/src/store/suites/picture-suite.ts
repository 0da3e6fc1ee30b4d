import { expect, it } from 'vitest';
import { aSite, NOON } from '../testing/a-record.ts';
import type { StoreUnderTest } from '../testing/store-under-test.ts';

const data = Buffer.from([0x89, 0x50, 0, 0xff]);
const aPicture = (id: string, at = NOON) => ({
  id,
  siteId: 'site1',
  name: 'Logo.png',
  kind: 'png',
  bytes: 4,
  at,
});

const MOST = { aSite: 2, bytesAnAccount: 100 };

/** What every engine must do with pictures. */
export function pictureSuite(made: () => StoreUnderTest): void {
  const add = (id: string, at = NOON, account = 'account1') =>
    made().opened.store.addPicture(account, { ...aPicture(id, at), data }, MOST);

  it('pictures are stored byte for byte, up to a limit per site, and for their account only', async () => {
    const { store } = made().opened;
    await store.createSite('account1', aSite());
    expect(await add('p1')).toEqual(aPicture('p1'));
    expect(await add('p1', NOON + 5)).toEqual(aPicture('p1'));
    await add('p2', NOON + 1);
    expect(await add('p3')).toBe('full');
    expect(await add('p4', NOON, 'account2')).toBeUndefined();
    expect(await store.picturesOf('account1', 'site1')).toEqual([
      aPicture('p2', NOON + 1),
      aPicture('p1'),
    ]);
    expect(await store.picturesOf('account2', 'site1')).toEqual([]);
    expect(await store.pictureData('p1')).toEqual({ kind: 'png', data });
    expect(await store.existingPictures(['p0', 'p1'])).toEqual(['p1']);
    expect(await store.removePicture('account2', 'site1', 'p1')).toBe(false);
    expect(await store.removePicture('account1', 'site1', 'p1')).toBe(true);
    expect(await store.pictureData('p1')).toBeUndefined();
  });

  it('pictures of an account stay within its limit of bytes, across all sites and when added at once', async () => {
    const { store } = made().opened;
    for (const [id, clientId] of [
      ['site1', '0123456789abc'],
      ['site2', '1123456789abc'],
    ] as const)
      await store.createSite('account1', aSite({ id, clientId }));
    const most = { aSite: 9, bytesAnAccount: 10 };
    const heavy = (id: string, siteId: string) =>
      store.addPicture('account1', { ...aPicture(id), siteId, data }, most);
    const answers = await Promise.all(
      ['p1', 'p2', 'p3', 'p4'].map((id, at) => heavy(id, at % 2 === 0 ? 'site1' : 'site2')),
    );
    expect(answers.filter((answer) => answer === 'heavy')).toHaveLength(2);
  });
}
