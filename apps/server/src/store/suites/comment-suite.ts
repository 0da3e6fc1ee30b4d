import { describe, expect, it } from 'vitest';
import type { CommentRecord } from '../store.ts';
import type { StoreUnderTest } from '../testing/store-under-test.ts';
import { aComment, aSite, NOON } from '../testing/a-record.ts';

/** What every engine must do with readers' comments. */
export function commentSuite(made: () => StoreUnderTest): void {
  describe('comments', () => {
    const store = () => made().opened.store;
    const add = (part: Partial<CommentRecord> & { readonly id: string }) =>
      store().addComment(aComment(part));
    const shown = async (alsoPending?: string) =>
      (await store().articleComments('site1', '7', { alsoPending, limit: 100 })).map(
        ({ id }) => id,
      );
    const page = async (query: object = {}, account = 'account1') =>
      store().commentsPage(account, 'site1', { limit: 2, ...query });

    it('an article gets its approved comments, oldest first, and a pending one by its id', async () => {
      await store().createSite('account1', aSite());
      await add({ id: 'late', at: NOON + 2 });
      await add({ id: 'early', at: NOON + 1 });
      await add({ id: 'waiting', state: 'pending' });
      await add({ id: 'bad', state: 'spam' });
      await add({ id: 'elsewhere', articleId: '8' });
      expect(await shown()).toEqual(['early', 'late']);
      expect(await shown('waiting')).toEqual(['early', 'late', 'waiting']);
      expect(await shown('bad')).toEqual(['early', 'late']);
      expect(await store().isApproved('site1', '7', 'late')).toBe(true);
      expect(await store().isApproved('site1', '7', 'waiting')).toBe(false);
      expect(await store().isApproved('site1', '8', 'late')).toBe(false);
    });

    it('a comment that is sent twice is stored once, even if both arrive at the same moment', async () => {
      await store().createSite('account1', aSite());
      const ids = ['a', 'b', 'c'];
      const kept = await Promise.all(ids.map((id) => add({ id, text: 'Same words' })));
      expect(new Set(kept.map(({ id }) => id)).size).toBe(1);
      expect(await shown()).toHaveLength(1);
    });

    it('the owner reads comments page by page, filtered by state and search', async () => {
      await store().createSite('account1', aSite());
      for (const number of [1, 2, 3])
        await add({ id: `c${number}`, at: NOON + number, state: 'pending' });
      await add({ id: 'praise', text: 'What a 100% TIDE', state: 'approved' });
      const first = await page({ state: 'pending' });
      expect(first?.comments.map(({ id }) => id)).toEqual(['c3', 'c2']);
      const second = await page({ state: 'pending', cursor: first?.nextCursor });
      expect(second?.comments.map(({ id }) => id)).toEqual(['c1']);
      expect(second?.nextCursor).toBeUndefined();
      expect((await page({ search: '100% tide' }))?.comments).toMatchObject([{ id: 'praise' }]);
      expect((await page({ search: '%' }))?.comments).toHaveLength(1);
      expect(await store().countComments('account1', 'site1')).toEqual({
        pending: 3,
        approved: 1,
        spam: 0,
      });
    });

    it('another account changes and erases no comments', async () => {
      await store().createSite('account1', aSite());
      await add({ id: 'mine' });
      expect(await page({}, 'account2')).toBeUndefined();
      expect(await store().countComments('account2', 'site1')).toBeUndefined();
      expect(
        await store().setCommentState(
          'account2',
          { siteId: 'site1', commentIds: ['mine'] },
          'spam',
        ),
      ).toBe(0);
      expect(await store().deleteComments('account2', 'site1', ['mine'])).toBe(0);
      expect(
        await store().setCommentState(
          'account1',
          { siteId: 'site1', commentIds: ['mine', 'no'] },
          'spam',
        ),
      ).toBe(1);
      expect(await shown()).toEqual([]);
    });

    it('replies move up when the comment they answer is erased', async () => {
      await store().createSite('account1', aSite());
      await add({ id: 'top' });
      await add({ id: 'middle', parentId: 'top' });
      await add({ id: 'low', parentId: 'middle' });
      const parentOfLow = async () =>
        (await page({ search: 'words of low' }))?.comments[0]?.parentId;
      expect(await store().deleteComments('account1', 'site1', ['middle'])).toBe(1);
      expect(await parentOfLow()).toBe('top');
      expect(await store().deleteComments('account1', 'site1', ['top'])).toBe(1);
      expect(await parentOfLow()).toBe('');
    });

    it('a sender of spam counts as a spammer until one of their comments is approved', async () => {
      await store().createSite('account1', aSite());
      expect(await store().isSpammer('site1', 'hash')).toBe(false);
      await add({ id: 'bad', state: 'spam' });
      await add({ id: 'new', state: 'pending' });
      expect(await store().isSpammer('site1', 'hash')).toBe(true);
      expect(await store().isSpammer('site2', 'hash')).toBe(false);
      await add({ id: 'good', state: 'approved' });
      expect(await store().isSpammer('site1', 'hash')).toBe(false);
    });

    it('only old spam is erased, and all comments with the site', async () => {
      await store().createSite('account1', aSite());
      await add({ id: 'old', state: 'spam', at: NOON - 1 });
      await add({ id: 'young', state: 'spam', at: NOON });
      await add({ id: 'kept', at: NOON - 1 });
      expect(await store().removeOldSpam(NOON)).toBe(1);
      await store().deleteSite('account1', 'site1');
      await store().removeLeftovers();
      expect(await made().opened.db.selectFrom('comment').select('id').execute()).toEqual([]);
    });
  });
}
