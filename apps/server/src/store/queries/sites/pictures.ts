import type { Selectable } from 'kysely';
import type { Database, Engine } from '../../database.ts';
import type { PictureRecord, PictureStore } from '../../records/picture-record.ts';
import type { Tables } from '../../tables/tables.ts';

const COLUMNS = ['id', 'site_id', 'name', 'kind', 'bytes', 'created_at'] as const;

/** Databases limit the number of values in a query. */
const IDS_A_QUERY = 500;

export function buildPictureStore(db: Database, engine: Engine): PictureStore {
  return {
    addPicture: (accountId, { id, siteId, name, kind, bytes, at, data }, most) =>
      db.transaction().execute(async (transaction) => {
        await engine.lock(transaction, `pictures of ${accountId}`);
        if (!(await siteOf(transaction, accountId, siteId))) return undefined;
        const known = await find(transaction, id);
        if (known) return toPicture(known);
        const all = await weigh(transaction, accountId, siteId);
        if (all.countOfSite >= most.aSite) return 'full';
        if (all.bytes + bytes > most.bytesAnAccount) return 'heavy';
        const row = { id, site_id: siteId, name, kind, bytes, created_at: at };
        await transaction
          .insertInto('picture')
          .values({ ...row, data: data.toString('base64') })
          .execute();
        return toPicture(row);
      }),
    async picturesOf(accountId, siteId) {
      if (!(await siteOf(db, accountId, siteId))) return [];
      const rows = await db
        .selectFrom('picture')
        .select(COLUMNS)
        .where('site_id', '=', siteId)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute();
      return rows.map(toPicture);
    },
    async removePicture(accountId, siteId, pictureId) {
      if (!(await siteOf(db, accountId, siteId))) return false;
      const gone = await db
        .deleteFrom('picture')
        .where('id', '=', pictureId)
        .where('site_id', '=', siteId)
        .returning('id')
        .execute();
      return gone.length > 0;
    },
    async existingPictures(ids) {
      const found: string[] = [];
      for (let from = 0; from < ids.length; from += IDS_A_QUERY) {
        const some = ids.slice(from, from + IDS_A_QUERY);
        const rows = await db.selectFrom('picture').select('id').where('id', 'in', some).execute();
        found.push(...rows.map(({ id }) => id));
      }
      return found;
    },
    async pictureData(pictureId) {
      // The pictures of a deleted site are removed step by step; nobody may see them until then.
      const row = await db
        .selectFrom('picture')
        .innerJoin('site', 'site.id', 'picture.site_id')
        .select(['picture.kind', 'picture.data'])
        .where('picture.id', '=', pictureId)
        .executeTakeFirst();
      return row && { kind: row.kind, data: Buffer.from(row.data, 'base64') };
    },
  };
}

function siteOf(db: Database, accountId: string, siteId: string) {
  return db
    .selectFrom('site')
    .select('id')
    .where('id', '=', siteId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

function find(db: Database, pictureId: string) {
  return db.selectFrom('picture').select(COLUMNS).where('id', '=', pictureId).executeTakeFirst();
}

/** How many pictures the site has, and the size of all pictures of the account. */
async function weigh(db: Database, accountId: string, siteId: string) {
  const rows = await db
    .selectFrom('picture')
    .innerJoin('site', 'site.id', 'picture.site_id')
    .select((eb) => [
      'picture.site_id',
      eb.fn.countAll().as('count'),
      eb.fn.sum('picture.bytes').as('bytes'),
    ])
    .where('site.account_id', '=', accountId)
    .groupBy('picture.site_id')
    .execute();
  return {
    countOfSite: Number(rows.find(({ site_id }) => site_id === siteId)?.count ?? 0),
    bytes: rows.reduce((sum, row) => sum + Number(row.bytes), 0),
  };
}

function toPicture({
  id,
  site_id,
  name,
  kind,
  bytes,
  created_at,
}: Omit<Selectable<Tables['picture']>, 'data'>): PictureRecord {
  return { id, siteId: site_id, name, kind, bytes, at: created_at };
}
