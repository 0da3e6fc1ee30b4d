import type { Database, Engine } from '../database.ts';
import type { ConsentStore } from '../records/consent-record.ts';
import { ownsSite } from './owns-site.ts';

type AreaStore = Pick<ConsentStore, 'consentFile' | 'consentArea' | 'saveConsentArea'>;

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
    async consentArea(siteId, postId, blockId) {
      const row = await db
        .selectFrom('consent_area')
        .select('html')
        .where('site_id', '=', siteId)
        .where('post_id', '=', postId)
        .where('block_id', '=', blockId)
        .executeTakeFirst();
      return row?.html;
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

async function countAreas(db: Database, siteId: string): Promise<number> {
  const row = await db
    .selectFrom('consent_area')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
