import type { HoldoutAnswer } from '@beckon/contract/owner-calls';
import { holdoutRefused, popupNotFound, siteNotFound } from '../../http/owner/owner-errors.ts';
import type {
  HoldoutCounts,
  HoldoutRecord,
  HoldoutScope,
  PopupRecord,
  Store,
} from '../../store/store.ts';
import { presentHoldout } from './present-holdout.ts';
import { ORDER_GOAL } from '@beckon/contract/values';
import { openTestOf } from '../../lib/popups/open-test-of.ts';
import { opensByItself } from '../../lib/popups/opens-by-itself.ts';

/** The number of goals that are stored for a stopped holdout: the most frequent ones of the site. */
const MOST_GOALS = 20;

export interface HoldoutDeps {
  readonly store: Pick<
    Store,
    'site' | 'popup' | 'abTestsOf' | 'siteGoals' | 'holdoutsOf' | 'changeHoldout' | 'countHoldout'
  >;
  readonly newId: () => string;
  readonly now: () => number;
}

/** The popup or site of a holdout, and whether it can be held back from visitors. */
export interface HeldBackScope extends HoldoutScope {
  readonly accountId: string;
  readonly canHoldBack: boolean;
}

/** The owner's operations on holdouts. They throw `CallRefused`. docs/behaviour/holdouts.md. */
export interface HoldoutService {
  scopeOfSite(accountId: string, siteId: string): Promise<HeldBackScope>;
  /** For a variant of an open A/B test, that of the original: a holdout is about all its designs. */
  scopeOfPopup(accountId: string, popupId: string): Promise<HeldBackScope>;
  read(scope: HeldBackScope, wantedGoal: string | undefined): Promise<HoldoutAnswer>;
  /** `share` is a percentage; 0 stops the holdout. */
  change(scope: HeldBackScope, share: number): Promise<void>;
}

export function buildHoldoutService({ store, newId, now }: HoldoutDeps): HoldoutService {
  const goalsOf = async ({ accountId, siteId }: HeldBackScope): Promise<readonly string[]> => {
    const sums = await store.siteGoals(accountId, siteId, { from: '0000', until: '9999' });
    return [...new Set(sums.map(({ name }) => name))].slice(0, MOST_GOALS);
  };
  /**
   * Counts by each goal. If there is none, counts by an empty goal, so that at least visitors are
   * counted.
   */
  const countAll = (holdout: HoldoutRecord, goals: readonly string[]) =>
    store.countHoldout(holdout, goals.length === 0 ? [''] : goals);
  const present = async (holdout: HoldoutRecord, goal: string) => {
    const counts = holdout.finalCounts ?? (await store.countHoldout(holdout, [goal]));
    return presentHoldout(holdout, countsFor(goal, counts), now());
  };
  return {
    async scopeOfSite(accountId, siteId) {
      if (!(await store.site(accountId, siteId))) throw siteNotFound();
      return { accountId, siteId, popupId: undefined, canHoldBack: true };
    },
    scopeOfPopup: (accountId, popupId) => scopeOfPopup(store, accountId, popupId),
    async read(scope, wantedGoal) {
      const goals = await goalsOf(scope);
      const [mostFrequent = ''] = goals;
      const usual = goals.includes(ORDER_GOAL) ? ORDER_GOAL : mostFrequent;
      const goal = goals.find((name) => name === wantedGoal) ?? usual;
      const holdouts = await store.holdoutsOf(scope.accountId, scope);
      const running = holdouts.find(({ stoppedAt }) => stoppedAt === undefined);
      const past = holdouts.filter(({ stoppedAt }) => stoppedAt !== undefined);
      return {
        success: true,
        canHoldBack: scope.canHoldBack,
        ...(running === undefined ? {} : { running: await present(running, goal) }),
        past: await Promise.all(past.map((one) => present(one, goal))),
        goal,
        goals: [...goals],
      };
    },
    async change(scope, share) {
      if (share > 0 && !scope.canHoldBack)
        throw holdoutRefused('Visitors open this popup themselves: nobody can be held back.');
      const holdouts = await store.holdoutsOf(scope.accountId, scope);
      const running = holdouts.find(({ stoppedAt }) => stoppedAt === undefined);
      if ((running?.share ?? 0) === share) return;
      const finalCounts = running ? await countAll(running, await goalsOf(scope)) : [];
      const next = share === 0 ? undefined : { id: newId(), share };
      const change = { replaces: running?.id, finalCounts, next, at: now() };
      if (!(await store.changeHoldout(scope.accountId, scope, change)))
        throw holdoutRefused('Someone else changed this meanwhile. Load the page again.');
    },
  };
}

async function scopeOfPopup(
  store: HoldoutDeps['store'],
  accountId: string,
  popupId: string,
): Promise<HeldBackScope> {
  const popup = await find(store, accountId, popupId);
  const { siteId } = popup;
  const test = openTestOf(popupId, await store.abTestsOf(accountId, siteId));
  const isVariant = test !== undefined && test.popupId !== popupId;
  const held = isVariant ? await find(store, accountId, test.popupId) : popup;
  const canHoldBack = opensByItself(held.type, held.published?.settings ?? held.settings);
  return { accountId, siteId, popupId: held.id, canHoldBack };
}

async function find(
  store: HoldoutDeps['store'],
  accountId: string,
  popupId: string,
): Promise<PopupRecord> {
  const popup = await store.popup(accountId, popupId);
  if (!popup) throw popupNotFound();
  return popup;
}

/** A goal that was not among the site's goals when the holdout stopped has no successes. */
function countsFor(goal: string, counts: readonly HoldoutCounts[]): HoldoutCounts | undefined {
  const [any] = counts;
  const withoutGoal = any && {
    goal,
    held: { ...any.held, successes: 0 },
    shown: { ...any.shown, successes: 0 },
  };
  return counts.find((one) => one.goal === goal) ?? withoutGoal;
}
