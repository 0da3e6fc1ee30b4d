import { Client } from 'pg';

/** How long PostgreSQL may be silent (ms). */
export interface Patience {
  /** For a new connection. */
  readonly connectMs: number;
  /** For one statement of a visitor's write. */
  readonly visitorMs: number;
  /** For any other statement; then the database is asked whether it works on it. */
  readonly askAfterMs: number;
  /** How often it is asked. */
  readonly askEveryMs: number;
  /** For the answer to that question, and for the answer to `/readyz`. */
  readonly answerMs: number;
}

export const PATIENCE: Patience = {
  connectMs: 5_000,
  visitorMs: 8_000,
  askAfterMs: 4_000,
  askEveryMs: 2_000,
  answerMs: 3_000,
};
/** While the server stops, nobody waits for long work. */
const STOPPING = { askAfterMs: 1_000, askEveryMs: 500, answerMs: 1_000 };

/** One statement may have ended when the question was asked, and its answer be on its way. */
const MISSES_ALLOWED = 2;
/** So many letters distinguish statements. PostgreSQL shows the first thousand of each. */
const LETTERS_COMPARED = 200;

/** A statement that was sent and is not answered. */
export interface OpenStatement {
  readonly text: string;
  /** By the clock of `performance`. */
  readonly since: number;
  /** Ends its connection, so that the statement fails. */
  readonly giveUp: () => void;
}

/**
 * Gives up statements that are never answered because their connection is dead: the host of the
 * database lost its power, or something on the way forgot the connection, and nobody said so. No
 * time limit can distinguish such a statement from a long report. So a second connection asks the
 * database which statements it works on. Statements are compared by their text: behind a pooler the
 * number of the process is not known.
 */
export class SilentStatements {
  readonly #url: string;
  readonly #open = new Map<OpenStatement, number>();
  #patience: Patience;
  #timer: NodeJS.Timeout | undefined;
  #unanswered = 0;
  #isStopping = false;
  #isEnded = false;

  constructor(url: string, patience: Patience) {
    this.#url = url;
    this.#patience = patience;
  }

  add(statement: OpenStatement): void {
    this.#open.set(statement, 0);
    this.#askLater();
  }

  remove(statement: OpenStatement): void {
    this.#open.delete(statement);
  }

  /** True if the server stops and the database cannot be reached: nothing is then worth a try. */
  get isHopeless(): boolean {
    return this.#isStopping && this.#unanswered > 0;
  }

  /** Looks sooner from now on, because the server stops. */
  hurry(): void {
    this.#isStopping = true;
    this.#patience = { ...this.#patience, ...STOPPING };
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#askLater();
  }

  end(): void {
    this.#isEnded = true;
    clearTimeout(this.#timer);
  }

  #askLater(): void {
    if (this.#isEnded || this.#timer !== undefined || this.#open.size === 0) return;
    this.#timer = setTimeout(() => {
      void this.#look().finally(() => {
        this.#timer = undefined;
        this.#askLater();
      });
    }, this.#patience.askEveryMs).unref();
  }

  async #look(): Promise<void> {
    const latest = performance.now() - this.#patience.askAfterMs;
    const late = [...this.#open.keys()].filter(({ since }) => since < latest);
    if (late.length === 0) return;
    const answer = await askWhatRuns(this.#url, this.#patience);
    this.#unanswered = answer === 'silence' ? this.#unanswered + 1 : 0;
    for (const statement of late) if (this.#isLost(statement, answer)) statement.giveUp();
  }

  #isLost(statement: OpenStatement, answer: Answer): boolean {
    const misses = this.#open.get(statement);
    if (misses === undefined || answer === 'refusal') return false;
    if (answer === 'silence') return this.#unanswered >= MISSES_ALLOWED;
    const isWorkedOn = answer.has(statement.text.slice(0, LETTERS_COMPARED));
    this.#open.set(statement, isWorkedOn ? 0 : misses + 1);
    return !isWorkedOn && misses + 1 >= MISSES_ALLOWED;
  }
}

/**
 * The beginnings of the statements that the database works on; `silence` if it cannot be reached,
 * and `refusal` if it is there and does not say.
 */
type Answer = ReadonlySet<string> | 'silence' | 'refusal';

async function askWhatRuns(url: string, { answerMs }: Patience): Promise<Answer> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: answerMs,
    query_timeout: answerMs,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ text: string; state: string }>(
      `select left(query, ${LETTERS_COMPARED}) as text, state from pg_stat_activity
        where usename = current_user and pid <> pg_backend_pid() and state in ('active', 'disabled')`,
    );
    if (rows.some(({ state }) => state === 'disabled')) return 'refusal';
    return new Set(rows.map(({ text }) => text));
  } catch (error) {
    const isFromDatabase = error instanceof Error && 'severity' in error;
    return isFromDatabase ? 'refusal' : 'silence';
  } finally {
    client.connection.stream.destroy();
  }
}
