import { isConflict } from '../outage.ts';

const MOST_TRIES = 4;

/**
 * Does the work again if PostgreSQL broke it off for other work that wanted the same rows, for
 * example because each waited for the other. The work must have changed nothing then: a
 * transaction, or one statement.
 */
export async function againAfterConflict<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === MOST_TRIES || !isConflict(error)) throw error;
    }
  }
}
