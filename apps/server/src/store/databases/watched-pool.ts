import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { Client, type ClientConfig, Pool, types } from 'pg';
import { StoreSilent } from '../outage.ts';
import { type OpenStatement, type Patience, SilentStatements } from './silent-statements.ts';

const INT8 = 20;

/**
 * How long a query waits for a free connection. With many draws at once the wait is long, and
 * refusing a draw after a few seconds would cost a visitor the prize.
 */
const QUEUE_PATIENCE_MS = 30_000;
/** How long a connection without calls is quiet before the network is asked whether it is alive. */
const KEEP_ALIVE_AFTER_MS = 10_000;

/**
 * If our end of a connection dies, PostgreSQL would keep its transaction, with its locks, for
 * hours. No transaction of ours waits a minute between two statements.
 */
const SESSION_SETTINGS = [
  'set tcp_keepalives_idle = 10',
  'set tcp_keepalives_interval = 5',
  'set tcp_keepalives_count = 3',
  "set idle_in_transaction_session_timeout = '60s'",
].join('; ');

export interface WatchedPoolOptions {
  readonly connections: number;
  readonly patience: Patience;
  /** How long one statement may take (ms). If missing, as long as the database works on it. */
  readonly statementMs?: number;
}

/** A pool of connections that gives up statements whose answer never comes. */
export class WatchedPool implements PostgresPool {
  readonly options = {};
  readonly #pool: Pool;
  readonly #statements: SilentStatements;
  readonly #statementMs: number | undefined;
  readonly #prepared = new WeakSet<PostgresPoolClient>();

  constructor(url: string, { connections, patience, statementMs }: WatchedPoolOptions) {
    this.#statementMs = statementMs;
    this.#statements = new SilentStatements(url, patience);
    this.#pool = new Pool({
      connectionString: url,
      max: connections,
      connectionTimeoutMillis: QUEUE_PATIENCE_MS,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
      Client: class extends Client {
        constructor(config?: ClientConfig) {
          super({ ...config, connectionTimeoutMillis: patience.connectMs });
        }
      },
      // Counts and times come as int8, which the driver would give as text.
      types: {
        getTypeParser: (oid: number, format?: 'text' | 'binary') =>
          oid === INT8 ? Number : types.getTypeParser(oid, format),
      },
    });
    // The pool replaces a broken connection, and its query fails. Without listeners for both idle
    // and busy connections, the error would end the process.
    this.#pool.on('error', () => {});
    this.#pool.on('connect', (client) => client.on('error', () => {}));
  }

  async connect(): Promise<PostgresPoolClient> {
    if (this.#statements.isHopeless) throw new StoreSilent();
    const client: PostgresPoolClient = await this.#pool.connect();
    const connection = new WatchedConnection(client, this.#statements, this.#statementMs);
    if (!this.#prepared.has(client)) {
      try {
        await connection.query(SESSION_SETTINGS, []);
        this.#prepared.add(client);
      } catch (error) {
        connection.release(true);
        throw error;
      }
    }
    return connection;
  }

  /** Gives up silent statements sooner, because the server stops. */
  hurry(): void {
    this.#statements.hurry();
  }

  async end(): Promise<void> {
    this.#statements.hurry();
    await this.#pool.end();
    this.#statements.end();
  }
}

class WatchedConnection implements PostgresPoolClient {
  readonly #client: PostgresPoolClient;
  readonly #statements: SilentStatements;
  readonly #statementMs: number | undefined;
  #isReleased = false;
  #isGivenUp = false;

  constructor(
    client: PostgresPoolClient,
    statements: SilentStatements,
    statementMs: number | undefined,
  ) {
    this.#client = client;
    this.#statements = statements;
    this.#statementMs = statementMs;
  }

  query<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(text: string | PostgresCursor<R>, parameters: readonly unknown[] = []) {
    return typeof text === 'string' ? this.#ask<R>(text, parameters) : this.#client.query(text);
  }

  release(destroy?: boolean): void {
    if (this.#isReleased) return;
    this.#isReleased = true;
    this.#client.release(destroy);
  }

  async #ask<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    if (this.#isGivenUp) throw new StoreSilent();
    const giveUp = (): void => {
      this.#isGivenUp = true;
      // The driver cuts off a connection that still waits for an answer.
      this.release(true);
    };
    const statement: OpenStatement = { text, since: performance.now(), giveUp };
    this.#statements.add(statement);
    const limit =
      this.#statementMs === undefined ? undefined : setTimeout(giveUp, this.#statementMs);
    try {
      return await this.#client.query<R>(text, parameters);
    } catch (error) {
      throw this.#isGivenUp ? new StoreSilent() : error;
    } finally {
      clearTimeout(limit);
      this.#statements.remove(statement);
    }
  }
}
