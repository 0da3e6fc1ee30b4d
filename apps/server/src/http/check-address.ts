import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Rejects as listening would when nobody can listen there: the port is taken, the address is not
 * this machine's. So that nothing is made that only a server which runs could report.
 */
export async function checkAddress(host: string, port: number): Promise<void> {
  const server = createServer();
  server.listen({ host, port });
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}
