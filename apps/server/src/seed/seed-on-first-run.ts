import { randomBytes } from 'node:crypto';
import type { Accounts } from '../modules/accounts/accounts.ts';
import { DEMO_ACCOUNT_ID, DEMO_EMAIL, DEMO_PASSWORD } from '../modules/accounts/demo-account.ts';
import { seedDemo, type SeedDeps } from './seed-demo.ts';

export interface FirstRunDeps extends SeedDeps {
  readonly accounts: Accounts;
  readonly isWanted: boolean;
  /** True if only this machine can reach the server, so that a well-known password does no harm. */
  readonly isPrivate: boolean;
  /** True if other servers may use the same database. */
  readonly isShared: boolean;
}

/** The plan of the demo's account until the demo is complete. */
const PLAN_WHILE_SEEDING = 'demo-unfinished';
const PLAN = 'unlimited';
/** After this time, no other server is still creating the demo. */
const SEEDED_WITHIN_MS = 120_000;

/**
 * Creates the demo in an empty store, if it is wanted, and again if a start was interrupted while
 * it created the demo. In any other store, only finds out whether the demo exists. A demo that was
 * created on a private server gets a new password, and loses its sessions, at the first start that
 * others can reach. `demoPassword` is the password that this start has set; undefined if it has set
 * none.
 */
export async function seedOnFirstRun({ isWanted, isPrivate, ...deps }: FirstRunDeps): Promise<{
  readonly hasDemo: boolean;
  readonly demoPassword: string | undefined;
}> {
  const password = isPrivate ? DEMO_PASSWORD : newPassword();
  if (isWanted && (await isUnfinished(deps))) {
    await deps.accounts.replacePassword(DEMO_EMAIL, password);
    await removeSites(deps.store);
    await fillDemo(deps);
    return { hasDemo: true, demoPassword: password };
  }
  const isEmpty = (await deps.store.countAccounts()) === 0;
  if (!isEmpty || !isWanted) {
    const hasDemo = await isDemoThere(deps);
    const isExposed =
      hasDemo && !isPrivate && (await deps.accounts.isPassword(DEMO_EMAIL, DEMO_PASSWORD));
    if (!isExposed) return { hasDemo, demoPassword: undefined };
    await deps.accounts.replacePassword(DEMO_EMAIL, password);
    return { hasDemo, demoPassword: password };
  }
  const isOurs = await signUpDemo(deps, password);
  if (!isOurs) return { hasDemo: true, demoPassword: undefined };
  await fillDemo(deps);
  return { hasDemo: true, demoPassword: password };
}

/** Whether a start was interrupted while it created the demo. */
async function isUnfinished({
  store,
  isShared,
  now,
}: Pick<FirstRunDeps, 'store' | 'isShared' | 'now'>): Promise<boolean> {
  const account = await store.account(DEMO_ACCOUNT_ID);
  if (account?.plan !== PLAN_WHILE_SEEDING) return false;
  return !isShared || account.createdAt < now() - SEEDED_WITHIN_MS;
}

async function removeSites(store: FirstRunDeps['store']): Promise<void> {
  for (const { id } of await store.sitesOf(DEMO_ACCOUNT_ID))
    await store.deleteSite(DEMO_ACCOUNT_ID, id);
  // The new popups have the same ids, so what belongs to the old ones must not be removed later.
  await store.removeLeftovers();
}

async function fillDemo(deps: SeedDeps): Promise<void> {
  await deps.store.updateAccount(DEMO_ACCOUNT_ID, { plan: PLAN_WHILE_SEEDING });
  await seedDemo(deps, DEMO_ACCOUNT_ID);
  await deps.store.updateAccount(DEMO_ACCOUNT_ID, { plan: PLAN });
}

/**
 * Signs up the demo's owner. False if another server of this database, started at the same time,
 * has just done it.
 */
async function signUpDemo(
  deps: Pick<FirstRunDeps, 'accounts' | 'store'>,
  password: string,
): Promise<boolean> {
  try {
    await deps.accounts.signUp({ name: 'Demo owner', email: DEMO_EMAIL, password });
    return true;
  } catch (error) {
    if (await isDemoThere(deps)) return false;
    throw error;
  }
}

async function isDemoThere({ store }: Pick<FirstRunDeps, 'store'>): Promise<boolean> {
  return (await store.account(DEMO_ACCOUNT_ID)) !== undefined;
}

function newPassword(): string {
  return randomBytes(9).toString('base64url');
}
