import { LRUCache } from 'lru-cache';
import { RESTRICTED_MESSAGE, VIEWS_LIMIT_MESSAGE } from '@beckon/contract/values';
import type { AccountRecord, Store } from '../store/store.ts';

const FRESH_MS = 15_000;
const MOST_COUNTED = 10_000;

/** Why an account's popups do not show. docs/behaviour/plan-limits.md#restricted-accounts. */
export interface Restriction {
  readonly message: string;
  /** Since when the account has been over its limit (ms); undefined when it is suspended. */
  readonly overLimitSince: number | undefined;
}

export interface PlanLimits {
  /**
   * The restriction of an account; undefined if there is none. Views by other servers are noticed
   * within seconds.
   */
  restrictionOf(account: AccountRecord): Restriction | undefined | Promise<Restriction | undefined>;
  /** Must be called when a view of the account was recorded. */
  countView(account: AccountRecord): void;
}

/** The views of an account in a calendar month (UTC). */
interface MonthCount {
  views: number;
  /** Whether the account was noted as over its limit or not by this count. */
  notedAs?: boolean | undefined;
}

const SUSPENDED: Restriction = { message: RESTRICTED_MESSAGE, overLimitSince: undefined };

function overLimit({ overLimitSince }: AccountRecord, nowMs: number): Restriction {
  return { message: VIEWS_LIMIT_MESSAGE, overLimitSince: overLimitSince ?? nowMs };
}

function monthOf(atMs: number): string {
  return new Date(atMs).toISOString().slice(0, 7);
}

function readViews(
  store: Pick<Store, 'accountViews'>,
  accountId: string,
  atMs: number,
): Promise<number> {
  const month = monthOf(atMs);
  return store.accountViews(accountId, `${month}-01`, `${month}-31`);
}

/** The restriction that a visitor's call would find now. Writes nothing and counts nothing. */
export async function readRestriction(
  store: Pick<Store, 'accountViews'>,
  account: AccountRecord,
  nowMs: number,
): Promise<Restriction | undefined> {
  if (account.isSuspended) return SUSPENDED;
  const { viewsLimit } = account;
  if (viewsLimit === undefined) return undefined;
  return (await readViews(store, account.id, nowMs)) >= viewsLimit
    ? overLimit(account, nowMs)
    : undefined;
}

/** Plans limit the views per calendar month (UTC). For `unlimited` accounts nothing is counted here. */
export function createPlanLimits(
  store: Pick<Store, 'accountViews' | 'updateAccount'>,
  now: () => number,
): PlanLimits {
  // Many calls find an old count at the same time; only one of them reads the new one. While the
  // database is unavailable, the last known count stays.
  const counts = new LRUCache<string, MonthCount, string>({
    max: MOST_COUNTED,
    ttl: FRESH_MS,
    ttlResolution: 0,
    perf: { now },
    allowStaleOnFetchRejection: true,
    fetchMethod: async (_key, _old, { context: accountId }) => ({
      views: await readViews(store, accountId, now()),
    }),
  });
  const keyOf = (accountId: string): string => `${monthOf(now())} ${accountId}`;

  /**
   * Each note marks all sites of the account as changed, and calls get the account as it was until
   * then. So a count is noted only once.
   */
  const note = async (account: AccountRecord, count: MonthCount, isOver: boolean) => {
    if (isOver === (account.overLimitSince !== undefined) || count.notedAs === isOver) return;
    count.notedAs = isOver;
    await store.updateAccount(account.id, { overLimitSince: isOver ? now() : null }).catch(() => {
      // The next call tries again.
      count.notedAs = undefined;
    });
  };

  const findRestriction = async (
    account: AccountRecord,
    limit: number,
  ): Promise<Restriction | undefined> => {
    const { id } = account;
    const count = await counts.fetch(keyOf(id), { context: id }).catch(() => undefined);
    // Without any count, popups show.
    if (count === undefined) return undefined;
    const isOver = count.views >= limit;
    await note(account, count, isOver);
    return isOver ? overLimit(account, now()) : undefined;
  };

  return {
    restrictionOf(account) {
      if (account.isSuspended) return SUSPENDED;
      return account.viewsLimit === undefined
        ? undefined
        : findRestriction(account, account.viewsLimit);
    },
    countView({ id, viewsLimit }) {
      const known =
        viewsLimit === undefined ? undefined : counts.peek(keyOf(id), { allowStale: true });
      if (known) known.views += 1;
    },
  };
}
