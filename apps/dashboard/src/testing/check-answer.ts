import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';

const wrongAnswers: string[] = [];

/**
 * Keeps in mind an answer that the contract does not allow: thrown here it would only be one more
 * failed call to the dashboard.
 */
export function checkAnswer(call: string, schema: TSchema, answer: unknown): void {
  // As it is read: what JSON leaves out is not there.
  const sent: unknown = JSON.parse(JSON.stringify(answer));
  for (const { instancePath, message } of Value.Errors(schema, sent))
    wrongAnswers.push(`${call} answered against the contract: ${instancePath} ${message}`);
}

/** Fails when there was a wrong answer since it was last asked. */
export function expectAnswersByContract(): void {
  const found = wrongAnswers.splice(0);
  if (found.length > 0) throw new Error(found.join('\n'));
}
