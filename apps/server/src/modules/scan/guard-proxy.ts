import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http';
import { connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import {
  AddressRefused,
  guardedLookup,
  type MayCall,
  mayCallHost,
} from '../../lib/outgoing/guarded-lookup.ts';

/** The only connection of a scanning browser to the network. */
export interface GuardProxy {
  /** Its address for the browser: on loopback, until the scan ends. */
  readonly url: string;
  /** Stops it and closes all connections. */
  stop(): void;
}

export interface GuardProxyOptions {
  readonly mayCall: MayCall;
  /** The maximum number of bytes for all connections. When it is exceeded, the proxy stops. */
  readonly maxBytes: number;
}

/**
 * A forward proxy with the same protection as our own requests: it looks up names itself and
 * connects only to allowed addresses. Others get 403.
 */
export async function startGuardProxy({
  mayCall,
  maxBytes,
}: GuardProxyOptions): Promise<GuardProxy> {
  const open = new Set<Duplex>();
  let bytes = 0;
  const server = createServer((call, answer) => forward(call, answer, { mayCall, watch }));
  const stop = () => {
    server.close();
    server.closeAllConnections();
    for (const socket of open) socket.destroy();
  };
  const watch = (socket: Duplex) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > maxBytes) stop();
    });
  };
  server.on('connect', (call, client, head) => tunnel({ call, head }, client, { mayCall, watch }));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port');
  return { url: `http://127.0.0.1:${address.port}`, stop };
}

interface Way {
  readonly mayCall: MayCall;
  readonly watch: (socket: Duplex) => void;
}

/** For https and WebSockets: forwards bytes in both directions. */
function tunnel(
  { call, head }: { readonly call: IncomingMessage; readonly head: Buffer },
  client: Duplex,
  way: Way,
): void {
  client.on('error', () => client.destroy());
  const target = URL.parse(`http://${call.url}`);
  if (target === null || !mayCallHost(target.hostname, way.mayCall))
    return void client.end('HTTP/1.1 403 Forbidden\r\n\r\n');
  const socket: Socket = connect({
    host: target.hostname.replace(/^\[|\]$/g, ''),
    port: Number(target.port || 80),
    lookup: guardedLookup(way.mayCall),
  });
  socket.once('connect', () => {
    client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
    if (head.length > 0) socket.write(head);
    client.pipe(socket).pipe(client);
  });
  socket.once('error', (error) => client.end(`HTTP/1.1 ${statusOf(error)}\r\n\r\n`));
  client.on('close', () => socket.destroy());
  way.watch(socket);
}

/** For http: forwards one request. */
function forward(call: IncomingMessage, answer: ServerResponse, way: Way): void {
  const fail = (status: string) => {
    if (answer.headersSent) answer.destroy();
    else answer.writeHead(Number(status.slice(0, 3))).end();
  };
  const target = URL.parse(call.url ?? '');
  if (target?.protocol !== 'http:' || !mayCallHost(target.hostname, way.mayCall))
    return fail('403 Forbidden');
  const onward = request(target, {
    method: call.method,
    headers: forwardable(call.headers),
    agent: false,
    lookup: guardedLookup(way.mayCall),
  });
  onward.on('socket', way.watch);
  onward.on('response', (response) => {
    response.on('error', () => answer.destroy());
    const { statusCode = 0, headers } = response;
    // Node reads any three digits, but throws when it writes some of them, and nothing catches that.
    if (statusCode < 200 || statusCode > 599) {
      response.destroy();
      return fail('502 Bad Gateway');
    }
    answer.writeHead(statusCode, forwardable(headers));
    response.pipe(answer);
  });
  onward.on('error', (error) => fail(statusOf(error)));
  answer.on('close', () => onward.destroy());
  call.pipe(onward);
}

/**
 * The headers that concern both sides. `Trailer` concerns one connection: Node does not pass
 * trailers on, and throws when it writes this header beside a length.
 */
function forwardable({
  'proxy-connection': _,
  trailer: __,
  ...headers
}: IncomingHttpHeaders): IncomingHttpHeaders {
  return headers;
}

function statusOf(error: Error): string {
  return error instanceof AddressRefused ? '403 Forbidden' : '502 Bad Gateway';
}
