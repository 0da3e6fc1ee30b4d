import type { AbTest } from '@beckon/contract/owner-calls';
import type { AbTestStep } from '../../../lib/api/ab-tests.ts';

/** The props of components for a test that has not ended: the test, and a function that changes it. */
export interface OpenTestProps {
  readonly test: AbTest;
  /** Goals that the site has reported. */
  readonly goals: readonly string[];
  readonly isBusy: boolean;
  readonly take: (step: AbTestStep) => void;
}
