import { attempt } from './attempt.ts';

/** Where the script writes messages for the site's developers; visitors never see it. */
export interface Log {
  /** Lines that scripts of the page may look for; always written. */
  say(line: string): void;
  /** A failure that the visitor does not notice. */
  warn(line: string, cause?: unknown): void;
}

/**
 * Writes to the browser's console. If the page has replaced or frozen its console, only the lines
 * are lost.
 */
export function consoleLog(target: Pick<Console, 'info' | 'warn'>): Log {
  return {
    say: (line) => attempt(() => target.info(line)),
    warn: (line, ...causes) => attempt(() => target.warn(`beckon: ${line}`, ...causes)),
  };
}
