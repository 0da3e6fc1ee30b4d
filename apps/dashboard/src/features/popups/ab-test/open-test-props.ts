import type { AbTest } from '@beckon/contract/owner-calls';
import type { AbTestStep } from '../../../lib/api/ab-tests.ts';

/** A test that has not ended, and how a step is taken with it. */
export interface OpenTestProps {
  readonly test: AbTest;
  /** Goals that the site has reported. */
  readonly goals: readonly string[];
  readonly isBusy: boolean;
  readonly take: (step: AbTestStep) => void;
}
