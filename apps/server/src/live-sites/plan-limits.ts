import { RESTRICTED_MESSAGE, VIEWS_LIMIT_MESSAGE } from '@beckon/contract/values';
import type { AccountRecord, Store } from '../store/store.ts';

const FRESH_MS = 15_000;

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
}

/** Plans limit the views per calendar month (UTC). For `unlimited` accounts nothing is counted here. */
export function createPlanLimits(
  store: Pick<Store, 'accountViews' | 'updateAccount'>,
  now: () => number,
): PlanLimits {
  const counts = new Map<string, MonthCount>();

  const monthOf = (at: number): string => new Date(at).toISOString().slice(0, 7);

  const read = async (accountId: string): Promise<MonthCount> => {
    const month = monthOf(now());
    const count = {
      views: await store.accountViews(accountId, `${month}-01`, `${month}-31`),
      month,
      readAt: now(),
    };
    counts.set(accountId, count);
    return count;
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
  const lastKnown = (accountId: string): Pick<MonthCount, 'views'> =>
    counts.get(accountId) ?? { views: 0 };

  const note = (accountId: string, overLimitSince: number | null) =>
    store.updateAccount(accountId, { overLimitSince }).catch(() => {
      // The next call tries again.
    });

  const findRestriction = async (
    account: AccountRecord,
    limit: number,
  ): Promise<Restriction | undefined> => {
    const { views } =
      current(account.id) ?? (await read(account.id).catch(() => lastKnown(account.id)));
    const isOver = views >= limit;
    if (isOver !== (account.overLimitSince !== undefined))
      await note(account.id, isOver ? now() : null);
    if (!isOver) return undefined;
    return { message: VIEWS_LIMIT_MESSAGE, overLimitSince: account.overLimitSince ?? now() };
  };

  return {
    restrictionOf(account) {
      if (account.isSuspended) return { message: RESTRICTED_MESSAGE, overLimitSince: undefined };
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
