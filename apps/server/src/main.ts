import { type Config, readConfig } from './startup/config.ts';
import { runDataCommand } from './data-commands.ts';
import { misspeltSettings } from './startup/misspelt-settings.ts';
import { greeting } from './startup/greeting.ts';
import { startServer } from './start-server.ts';
import { startupError } from './startup/startup-error.ts';

/** The longest time for an orderly stop. */
const STOP_LIMIT_MS = 15_000;

/** Shuts down in order at the first signal, at once at the second. */
function stopOnSignals(stopServer: () => Promise<void>): void {
  const stop = (): void => {
    for (const signal of SIGNALS) process.on(signal, () => process.exit(1));
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    stopServer().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`Beckon did not stop in order: ${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  for (const signal of SIGNALS) process.once(signal, stop);
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

async function main(): Promise<void> {
  let config: Config | undefined;
  try {
    config = readConfig(process.env, process.cwd());
    for (const line of misspeltSettings(process.env)) process.stderr.write(`${line}\n`);
    const words = process.argv.slice(2);
    if (words.length > 0)
      return void process.stdout.write(`${await runDataCommand(words, config)}\n`);
    const server = await startServer(config, stopOnSignals);
    process.stdout.write(`${greeting(server, { isTerminal: process.stdout.isTTY })}\n`);
  } catch (error) {
    process.stderr.write(`${startupError(error, config)}\n`);
    if (config?.logLevel === 'debug' || config?.logLevel === 'trace')
      process.stderr.write(`${error instanceof Error ? error.stack : ''}\n`);
    process.exitCode = 1;
  }
}

await main();
