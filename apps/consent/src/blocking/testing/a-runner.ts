import { vi } from 'vitest';
import { createScriptRunner } from '../script-runner.ts';
import { page } from './a-page.ts';
import { isWebAddress } from './release-all.ts';

/** A runner of the test's page. */
export function aRunner(changes: Partial<Parameters<typeof createScriptRunner>[0]> = {}) {
  return createScriptRunner({
    ...page,
    isWebAddress,
    nonce: '',
    onAllRan: vi.fn(),
    onFailure: vi.fn(),
    ...changes,
  });
}
