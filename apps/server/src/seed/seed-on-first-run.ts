import { randomBytes } from 'node:crypto';
import type { Accounts } from '../modules/accounts/accounts.ts';
import { DEMO_ACCOUNT_ID, DEMO_EMAIL, DEMO_PASSWORD } from '../modules/accounts/demo-account.ts';
import { seedDemo, type SeedDeps } from './seed-demo.ts';

export interface FirstRunDeps extends SeedDeps {
  readonly accounts: Accounts;
  readonly isWanted: boolean;
  /** True if only this machine can reach the server, so that a well-known password does no harm. */
  readonly isPrivate: boolean;
}

/**
 * Creates the demo in an empty store, if it is wanted. In any other store, only finds out whether
 * the demo exists. A demo that was created on a private server gets a new password, and loses its
 * sessions, at the first start that others can reach. `demoPassword` is the password that this
 * start has set; undefined if it has set none.
 */
export async function seedOnFirstRun({ isWanted, isPrivate, ...deps }: FirstRunDeps): Promise<{
  readonly hasDemo: boolean;
  readonly demoPassword: string | undefined;
}> {
  const isEmpty = (await deps.store.countAccounts()) === 0;
  if (!isEmpty || !isWanted) {
    const hasDemo = await isDemoThere(deps);
    const isExposed =
      hasDemo && !isPrivate && (await deps.accounts.isPassword(DEMO_EMAIL, DEMO_PASSWORD));
    if (!isExposed) return { hasDemo, demoPassword: undefined };
    const demoPassword = newPassword();
    await deps.accounts.replacePassword(DEMO_EMAIL, demoPassword);
    return { hasDemo, demoPassword };
  }
  const password = isPrivate ? DEMO_PASSWORD : newPassword();
  const accountId = await signUpDemo(deps, password);
  if (accountId === undefined) return { hasDemo: true, demoPassword: undefined };
  await seedDemo(deps, accountId);
  return { hasDemo: true, demoPassword: password };
}

/**
 * Signs up the demo's owner and returns the account id. Undefined if another server of this
 * database, started at the same time, has just created the demo.
 */
async function signUpDemo(
  deps: Pick<FirstRunDeps, 'accounts' | 'store'>,
  password: string,
): Promise<string | undefined> {
  try {
    return await deps.accounts.signUp({ name: 'Demo owner', email: DEMO_EMAIL, password });
  } catch (error) {
    if (await isDemoThere(deps)) return undefined;
    throw error;
  }
}

async function isDemoThere({ store }: Pick<FirstRunDeps, 'store'>): Promise<boolean> {
  return (await store.account(DEMO_ACCOUNT_ID)) !== undefined;
}

function newPassword(): string {
  return randomBytes(9).toString('base64url');
}
