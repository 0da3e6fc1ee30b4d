import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A connection to a database that a test can cut and restore. */
export interface CuttableLine {
  /** The database's address, through the line. */
  readonly url: string;
  /** Breaks running calls and refuses new ones. */
  cut(): Promise<void>;
  repair(): Promise<void>;
  /**
   * From now on nothing comes through, or no answers, without any error: as after a host has lost
   * its power. `all` is about new connections, too.
   */
  silence(what: 'open' | 'all' | 'answers'): void;
  /** New connections work again. Silent ones stay silent. */
  endSilence(): void;
  /** The number of connections that were made. */
  readonly made: () => number;
}

/** Opens a loopback port that forwards to the database. */
export async function layLine(databaseUrl: string): Promise<CuttableLine> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const pairs = new Set<readonly [near: Socket, far: Socket]>();
  let [made, isSilent] = [0, false];
  const server = createServer((near) => {
    made += 1;
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
    }
    near.pipe(far).pipe(near);
    if (isSilent) hush(near, far);
    pairs.add([near, far]);
  });
  const listen = async (port: number): Promise<number> => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    return typeof address === 'object' && address !== null ? address.port : 0;
  };
  const port = await listen(0);
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href,
    async cut() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    repair: async () => void (await listen(port)),
    silence(what) {
      isSilent = what === 'all';
      for (const [near, far] of pairs) {
        if (what !== 'answers') hush(near, far);
        hush(far, near);
      }
    },
    endSilence() {
      isSilent = false;
    },
    made: () => made,
  };
}

/** What is read is thrown away. */
function hush(from: Socket, to: Socket): void {
  from.unpipe(to);
  from.resume();
}
