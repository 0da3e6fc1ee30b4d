import { asRecord } from './answer-reading.ts';

/**
 * Accepts any JSON object that does not report a failure. For calls whose caller needs nothing else
 * from the answer. docs/behaviour/calls.md.
 */
export function readPlainAnswer(answer: unknown): true | undefined {
  const record = asRecord(answer);
  return record !== undefined && record['success'] !== false ? true : undefined;
}
