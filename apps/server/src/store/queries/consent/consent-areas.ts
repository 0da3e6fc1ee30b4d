import type { Database, Engine } from '../../database.ts';
import type { ConsentStore } from '../../records/consent-record.ts';
import { ownsSite } from '../sites/owns-site.ts';

type AreaStore = Pick<
  ConsentStore,
  'consentFile' | 'consentArea' | 'streamConsentAreas' | 'saveConsentArea'
>;

/** The files that a publish made, and the html that waits for consent. */
export function buildConsentAreas(db: Database, engine: Engine): AreaStore {
  return {
    async consentFile(hash) {
      const row = await db
        .selectFrom('consent_file')
        .select('body')
        .where('hash', '=', hash)
        .executeTakeFirst();
      return row?.body;
    },
    consentArea: (siteId, postId, blockId) => findArea(db, { siteId, postId, blockId }),
    async *streamConsentAreas(accountId, siteId) {
      if (!(await ownsSite(db, accountId, siteId))) return;
      const places = await db
        .selectFrom('consent_area')
        .select(['post_id', 'block_id'])
        .where('site_id', '=', siteId)
        .orderBy('post_id')
        .orderBy('block_id')
        .execute();
      // Read one at a time, because each may have a megabyte.
      for (const { post_id: postId, block_id: blockId } of places) {
        const html = await findArea(db, { siteId, postId, blockId });
        if (html !== undefined) yield { postId, blockId, html };
      }
    },
    saveConsentArea: (accountId, siteId, { postId, blockId, html, most }) =>
      db.transaction().execute(async (transaction) => {
        await engine.lock(transaction, `consent areas of ${siteId}`);
        if (!(await ownsSite(transaction, accountId, siteId))) return false;
        const key = { site_id: siteId, post_id: postId, block_id: blockId };
        const gone = await transaction
          .deleteFrom('consent_area')
          .where((eb) => eb.and(key))
          .returning('site_id')
          .execute();
        if (html === '') return true;
        const isNew = gone.length === 0;
        if (isNew && most !== undefined && (await countAreas(transaction, siteId)) >= most)
          return 'full';
        await transaction
          .insertInto('consent_area')
          .values({ ...key, html })
          .execute();
        return true;
      }),
  };
}

interface Place {
  readonly siteId: string;
  readonly postId: number;
  readonly blockId: string;
}

async function findArea(
  db: Database,
  { siteId, postId, blockId }: Place,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('consent_area')
    .select('html')
    .where('site_id', '=', siteId)
    .where('post_id', '=', postId)
    .where('block_id', '=', blockId)
    .executeTakeFirst();
  return row?.html;
}

async function countAreas(db: Database, siteId: string): Promise<number> {
  const row = await db
    .selectFrom('consent_area')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
