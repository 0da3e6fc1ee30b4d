import type { Database, Engine } from '../../database.ts';
import type { RecipientStore } from '../../records/recipient-record.ts';

/** One lock for all accounts: an address is asked once, whichever account asks. */
const ASKING_LOCK = 'asking recipients';

export function buildRecipientStore(db: Database, engine: Engine): RecipientStore {
  return {
    ...buildAsking(db, engine),
    confirmedRecipients: addressesWith(db, 'confirmed_at'),
    refusingRecipients: addressesWith(db, 'refused_at'),
    async confirmRecipient(accountId, address, at) {
      const account = await db
        .selectFrom('owner_account')
        .select('id')
        .where('id', '=', accountId)
        .executeTakeFirst();
      if (!account) return false;
      await db
        .insertInto('mail_recipient')
        .values({
          account_id: accountId,
          address,
          asked_at: null,
          confirmed_at: at,
          refused_at: null,
        })
        .onConflict((oc) =>
          oc.columns(['account_id', 'address']).doUpdateSet({ confirmed_at: at, refused_at: null }),
        )
        .execute();
      return true;
    },
    async withdrawRecipient(accountId, address, at) {
      await db
        .updateTable('mail_recipient')
        .set({ confirmed_at: null, refused_at: at })
        .where('account_id', '=', accountId)
        .where('address', '=', address)
        .execute();
    },
  };
}

/** Finds those of an account's addresses that have a time in this column. */
function addressesWith(
  db: Database,
  column: 'confirmed_at' | 'refused_at',
): RecipientStore['confirmedRecipients'] {
  return async (accountId, addresses) => {
    if (addresses.length === 0) return new Set();
    const rows = await db
      .selectFrom('mail_recipient')
      .select('address')
      .where('account_id', '=', accountId)
      .where('address', 'in', addresses)
      .where(column, 'is not', null)
      .execute();
    return new Set(rows.map(({ address }) => address));
  };
}

function buildAsking(db: Database, engine: Engine): Pick<RecipientStore, 'recordRecipientAsked'> {
  return {
    recordRecipientAsked: (accountId, address, { at, gapMs, most, withinMs }) =>
      db.transaction().execute(async (transaction) => {
        await engine.lock(transaction, ASKING_LOCK);
        const known = await transaction
          .selectFrom('mail_recipient')
          .select('account_id')
          .where('address', '=', address)
          .where((eb) =>
            eb.or([
              eb.between('asked_at', at - gapMs + 1, at + gapMs),
              eb.and([
                eb('account_id', '=', accountId),
                eb.or([eb('confirmed_at', 'is not', null), eb('refused_at', 'is not', null)]),
              ]),
            ]),
          )
          .executeTakeFirst();
        if (known) return false;
        const { count } = await transaction
          .selectFrom('mail_recipient')
          .select((eb) => eb.fn.countAll().as('count'))
          .where('account_id', '=', accountId)
          .where((eb) => eb.between('asked_at', at - withinMs + 1, at + withinMs))
          .executeTakeFirstOrThrow();
        if (Number(count) >= most) return false;
        await transaction
          .insertInto('mail_recipient')
          .values({
            account_id: accountId,
            address,
            asked_at: at,
            confirmed_at: null,
            refused_at: null,
          })
          .onConflict((oc) => oc.columns(['account_id', 'address']).doUpdateSet({ asked_at: at }))
          .execute();
        return true;
      }),
  };
}
