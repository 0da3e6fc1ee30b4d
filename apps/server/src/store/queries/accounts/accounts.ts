import type {
  AccountChanges,
  AccountRecord,
  AccountStore,
  NewAccount,
} from '../../records/account-record.ts';
import type { Database, Engine } from '../../database.ts';
import { toAccount } from './account-row.ts';
import { removeSites } from '../sites/remove-sites.ts';
import type { SiteChanges } from '../sites/site-changes.ts';

/** A lock may have any name. Ids of popups are shorter, so no popup uses this one. */
const FIRST_ACCOUNT_LOCK = 'the first account';
const FINISHED_WITHIN_MS = 30_000;

export function buildAccountStore(
  db: Database,
  engine: Engine,
  changes: SiteChanges,
): AccountStore {
  const account = async (accountId: string) => {
    const row = await db
      .selectFrom('owner_account')
      .selectAll()
      .where('id', '=', accountId)
      .executeTakeFirst();
    return row && toAccount(row);
  };
  return {
    account,
    createAccount: (wanted) => insertAccount(db, wanted),
    claimFirstAccount: (wanted) =>
      db.transaction().execute(async (transaction) => {
        await engine.lock(transaction, FIRST_ACCOUNT_LOCK);
        const taken = await transaction
          .selectFrom('owner_account')
          .leftJoin('account_member', 'account_member.account_id', 'owner_account.id')
          .select('owner_account.id')
          .where((eb) =>
            eb.or([
              eb('account_member.user_id', 'is not', null),
              eb('owner_account.created_at', '>', wanted.at - FINISHED_WITHIN_MS),
            ]),
          )
          .limit(1)
          .executeTakeFirst();
        if (taken) return false;
        await insertAccount(transaction, wanted);
        return true;
      }),
    ...memberQueries(db),
    ...accountChanges(changes),
  };
}

function memberQueries(
  db: Database,
): Pick<AccountStore, 'countAccounts' | 'addMember' | 'accountOfUser'> {
  return {
    async countAccounts() {
      const row = await db
        .selectFrom('account_member')
        .select((eb) => eb.fn.count<number>('account_id').distinct().as('count'))
        .executeTakeFirstOrThrow();
      return row.count;
    },
    async addMember(accountId, userId) {
      await db
        .insertInto('account_member')
        .values({ account_id: accountId, user_id: userId })
        .onConflict((oc) => oc.doNothing())
        .execute();
    },
    async accountOfUser(userId) {
      const row = await db
        .selectFrom('owner_account')
        .selectAll('owner_account')
        .innerJoin('account_member', 'account_member.account_id', 'owner_account.id')
        .where('account_member.user_id', '=', userId)
        .orderBy('owner_account.created_at')
        .limit(1)
        .executeTakeFirst();
      return row && toAccount(row);
    },
  };
}

function accountChanges(
  changes: SiteChanges,
): Pick<AccountStore, 'updateAccount' | 'deleteAccount'> {
  return {
    updateAccount: (accountId, wanted) =>
      changes.transact(async (transaction, note) => {
        const columns = toColumns(wanted);
        if (Object.keys(columns).length > 0)
          await transaction
            .updateTable('owner_account')
            .set(columns)
            .where('id', '=', accountId)
            .execute();
        for (const { client_id } of await clientIdsOf(transaction, accountId))
          await note(client_id);
        const row = await transaction
          .selectFrom('owner_account')
          .selectAll()
          .where('id', '=', accountId)
          .executeTakeFirst();
        return row && toAccount(row);
      }),
    deleteAccount: (accountId) =>
      changes.transact(async (transaction, note) => {
        const sites = await clientIdsOf(transaction, accountId);
        await removeSites(
          transaction,
          sites.map(({ id }) => id),
        );
        await transaction
          .deleteFrom('account_member')
          .where('account_id', '=', accountId)
          .execute();
        await transaction
          .deleteFrom('mail_recipient')
          .where('account_id', '=', accountId)
          .execute();
        const gone = await transaction
          .deleteFrom('owner_account')
          .where('id', '=', accountId)
          .returning('id')
          .execute();
        for (const { client_id } of sites) await note(client_id);
        return gone.length > 0;
      }),
  };
}

async function insertAccount(
  db: Database,
  { id, name, plan = 'unlimited', viewsLimit, at }: NewAccount,
): Promise<AccountRecord> {
  const row = {
    id,
    name,
    plan,
    views_limit: viewsLimit ?? null,
    suspended: 0,
    over_limit_since: null,
    created_at: at,
  };
  await db.insertInto('owner_account').values(row).execute();
  return toAccount(row);
}

function clientIdsOf(db: Database, accountId: string) {
  return db
    .selectFrom('site')
    .select(['id', 'client_id'])
    .where('account_id', '=', accountId)
    .execute();
}

function toColumns({ name, plan, viewsLimit, isSuspended, overLimitSince }: AccountChanges) {
  return {
    ...(name === undefined ? {} : { name }),
    ...(plan === undefined ? {} : { plan }),
    ...(viewsLimit === undefined ? {} : { views_limit: viewsLimit }),
    ...(isSuspended === undefined ? {} : { suspended: isSuspended ? 1 : 0 }),
    ...(overLimitSince === undefined ? {} : { over_limit_since: overLimitSince }),
  };
}
