import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Rejects with the error of `listen` if the server cannot listen there, because the port is taken
 * or the address is not of this machine. Called before anything is created that only a running
 * server could report.
 */
export async function checkAddress(host: string, port: number): Promise<void> {
  // A caller that comes now must not keep the server from going on.
  const server = createServer((caller) => caller.destroy());
  server.listen({ host, port });
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}
