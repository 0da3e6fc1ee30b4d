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

interface MonthCount {
  views: number;
  readonly month: string;
  readonly readAt: number;
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
  const counts = new LRUCache<string, MonthCount>({ max: MOST_COUNTED });
  const reading = new Map<string, Promise<MonthCount>>();

  const read = async (accountId: string): Promise<MonthCount> => {
    const at = now();
    const views = await readViews(store, accountId, at);
    const count = { views, month: monthOf(at), readAt: now() };
    counts.set(accountId, count);
    return count;
  };

  /** Many calls find an old count at the same time; only one of them reads the new one. */
  const readOnce = (accountId: string): Promise<MonthCount> => {
    const running = reading.get(accountId);
    if (running) return running;
    const started = read(accountId).finally(() => reading.delete(accountId));
    reading.set(accountId, started);
    return started;
  };

  const current = (accountId: string): MonthCount | undefined => {
    const known = counts.get(accountId);
    return known && known.month === monthOf(now()) && now() - known.readAt < FRESH_MS
      ? known
      : undefined;
  };

  /**
   * While the database is unavailable, popups still show, by the last known count, or as if there
   * had been no views.
   */
  const lastKnown = (accountId: string): MonthCount =>
    counts.get(accountId) ?? { views: 0, month: '', readAt: 0 };

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
    const count =
      current(account.id) ?? (await readOnce(account.id).catch(() => lastKnown(account.id)));
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
      const known = viewsLimit === undefined ? undefined : counts.get(id);
      if (known) known.views += 1;
    },
  };
}
