import { randomBytes } from 'node:crypto';
import { DEMO_ACCOUNT_ID, DEMO_PASSWORD } from '../modules/accounts/demo-account.ts';
import { seedDemo, type SeedParts } from './seed-demo.ts';

export interface FirstRunParts extends Omit<SeedParts, 'password'> {
  readonly isWanted: boolean;
  /** Nobody but this machine can reach us, so that a well-known password does no harm. */
  readonly isPrivate: boolean;
}

/** Makes the demo in an empty store, unless it is not wanted; elsewhere says whether the demo is there. */
export async function seedOnFirstRun({ isWanted, isPrivate, ...parts }: FirstRunParts): Promise<{ readonly hasDemo: boolean; readonly demoPassword: string | undefined }> {
  const isEmpty = (await parts.store.countAccounts()) === 0;
  if (!isEmpty || !isWanted) return { hasDemo: (await parts.store.account(DEMO_ACCOUNT_ID)) !== undefined, demoPassword: undefined };
  const password = isPrivate ? DEMO_PASSWORD : randomBytes(9).toString('base64url');
  await seedDemo({ ...parts, password });
  return { hasDemo: true, demoPassword: password };
}
