import { asRecord } from './answer-reading.ts';

/**
 * Any JSON object that does not say that it failed. Used for calls whose caller needs nothing else.
 * docs/behaviour/calls.md.
 */
export function readPlainAnswer(answer: unknown): true | undefined {
  const record = asRecord(answer);
  return record !== undefined && record['success'] !== false ? true : undefined;
}
