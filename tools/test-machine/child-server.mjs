/** Waits until a server that was spawned prints on its standard error that it is ready. */
export function untilReady(server, name, ready) {
  return new Promise((resolve, reject) => {
    let log = '';
    server.stderr.setEncoding('utf8').on('data', (chunk) => {
      log += chunk;
      if (log.includes(ready)) resolve();
    });
    server.on('error', reject);
    server.on('exit', () => reject(new Error(`${name} did not start:\n${log}`)));
  });
}

/** Sends a signal to a server that was spawned, and waits until it has ended. */
export function stopServer(server, signal) {
  return new Promise((resolve) => {
    if (server.exitCode !== null || server.signalCode !== null) return resolve();
    server.once('exit', () => resolve());
    server.kill(signal);
  });
}
