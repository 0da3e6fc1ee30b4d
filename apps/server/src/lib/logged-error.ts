import { stdSerializers } from 'pino';

/** Parts of an error of PostgreSQL that quote values of a row, such as an e-mail address. */
const QUOTING: readonly string[] = ['detail', 'where', 'hint', 'internalQuery'];

/** An error as it is logged: with its stack and codes, without the data of people. */
export function loggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const parts = Object.entries(stdSerializers.err(error));
  return Object.fromEntries(parts.filter(([name]) => !QUOTING.includes(name)));
}
