import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';

const wrongAnswers: string[] = [];

/**
 * Records an answer that violates the contract. Does not throw, because the dashboard would treat
 * an error as a failed call.
 */
export function checkAnswer(call: string, schema: TSchema, answer: unknown): void {
  // The answer as the dashboard reads it, without properties that JSON leaves out.
  const sent: unknown = JSON.parse(JSON.stringify(answer));
  for (const { instancePath, message } of Value.Errors(schema, sent))
    wrongAnswers.push(`${call} answered against the contract: ${instancePath} ${message}`);
}

/** Throws if an answer since the last call of this function violated the contract. */
export function expectAnswersByContract(): void {
  const found = wrongAnswers.splice(0);
  if (found.length > 0) throw new Error(found.join('\n'));
}
