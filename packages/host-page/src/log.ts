/** Where the script writes messages for the site's developers; visitors never see it. */
export interface Log {
  /** For lines that a page's own scripts may look for: always said. */
  say(line: string): void;
  /** For a failure that the visitor does not notice. */
  warn(line: string, cause?: unknown): void;
}

/** Writes to the browser's console; a page that replaced or froze its console loses only the lines. */
export function consoleLog(target: Pick<Console, 'info' | 'warn'>): Log {
  return {
    say: (line) => attempt(() => target.info(line)),
    warn: (line, cause) =>
      attempt(() =>
        cause === undefined
          ? target.warn(`beckon: ${line}`)
          : target.warn(`beckon: ${line}`, cause),
      ),
  };
}

function attempt(write: () => void): void {
  try {
    write();
  } catch {
    // A line that cannot be written is no reason to fail.
  }
}
