import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** A property of the socket: it is set at each call, and a map of all connections would be slower. */
const LATEST = Symbol('latest answer');
type Connection = Socket & {
  /** The latest answer on this connection. It may be finished. */
  [LATEST]?: ServerResponse;
};

const byServer = new WeakMap<Server, ReadonlySet<Socket>>();

/** The open connections of the server, from the first call of this on. */
export function openConnections(server: Server): ReadonlySet<Socket> {
  const known = byServer.get(server);
  if (known) return known;
  const connections = new Set<Socket>();
  byServer.set(server, connections);
  server.on('connection', (socket: Connection) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  server.on('request', ({ socket }: { readonly socket: Connection }, response) => {
    socket[LATEST] = response;
  });
  return connections;
}

/** The latest answer on this open connection. It may be finished. */
export function latestAnswer(connection: Connection): ServerResponse | undefined {
  return connection[LATEST];
}
