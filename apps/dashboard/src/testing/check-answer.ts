import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';

const wrongAnswers: string[] = [];

/**
 * Records an answer that the contract does not allow. An error thrown here would only look like a
 * failed call to the dashboard.
 */
export function checkAnswer(call: string, schema: TSchema, answer: unknown): void {
  // The answer as the dashboard reads it, without what JSON leaves out.
  const sent: unknown = JSON.parse(JSON.stringify(answer));
  for (const { instancePath, message } of Value.Errors(schema, sent))
    wrongAnswers.push(`${call} answered against the contract: ${instancePath} ${message}`);
}

/** Fails if there was a wrong answer since the last call. */
export function expectAnswersByContract(): void {
  const found = wrongAnswers.splice(0);
  if (found.length > 0) throw new Error(found.join('\n'));
}
