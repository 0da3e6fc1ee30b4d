import { isConflict } from '../outage.ts';

const MOST_TRIES = 4;

/**
 * Retries the work, up to three times, if PostgreSQL aborted it because it conflicted with other
 * work on the same rows, for example in a deadlock. Aborted work must not leave any changes: it
 * must be one transaction or one statement. Rejects with the error of the last try.
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
