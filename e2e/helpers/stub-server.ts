import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';

const DIST = path.resolve(import.meta.dirname, '../../apps/widget/dist');
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

/** One call of the script: its path, and its fields, which are decoded from any encoding. */
export interface SeenCall {
  readonly path: string;
  readonly query: string;
  readonly fields: Readonly<Record<string, string>>;
}

export interface StubReply {
  readonly status?: number;
  readonly body: string;
  readonly type?: string;
  /** The server never replies. */
  readonly hangs?: true;
}

/**
 * A server that delivers the built script and replies as a test says, so that tests can try any
 * response.
 */
export interface StubServer {
  readonly url: string;
  readonly calls: SeenCall[];
  /** Calls whose path starts with this prefix. */
  seen(prefix: string): readonly SeenCall[];
  /**
   * From now on, calls whose path starts with this prefix get this reply. If several match, the
   * latest wins.
   */
  reply(prefix: string, reply: StubReply | object): void;
  reset(): void;
  stop(): Promise<void>;
}

async function readFields(request: IncomingMessage): Promise<Record<string, string>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString('utf8');
  return text.startsWith('{') ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text));
}

function sendReply(response: ServerResponse, reply: StubReply): void {
  if (reply.hangs === true) return;
  response
    .writeHead(reply.status ?? 200, { 'content-type': reply.type ?? 'application/json', ...CORS })
    .end(reply.body);
}

/** Serves dist on a free loopback port. */
export async function startStubServer(): Promise<StubServer> {
  const calls: SeenCall[] = [];
  const replies = new Map<string, StubReply>();
  const reset = (): void => {
    calls.length = 0;
    replies.clear();
    replies.set('/api/', { body: '{"success":true}' });
    replies.set('/api/display/viewed/', { body: '{"success":true,"poptin_view_id":"view-1"}' });
    replies.set('/api/display/conversion/', {
      body: '{"success":true,"conversion_id":"conversion-1","integration":{"conversion_code":""}}',
    });
  };
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://stub');
    if (request.method === 'OPTIONS') return void response.writeHead(204, CORS).end();
    const prefix = [...replies.keys()].filter((known) => pathname.startsWith(known)).at(-1);
    const reply = prefix === undefined ? undefined : replies.get(prefix);
    if (reply !== undefined) {
      calls.push({ path: pathname, query: search.slice(1), fields: await readFields(request) });
      return sendReply(response, reply);
    }
    const file = await readFile(
      // As on the real server, a folder with a number contains the same files.
      path.join(DIST, path.normalize(pathname.replace(/^\/widget\/([^/]+\/)(?:\d+\/)?/, '/$1'))),
    ).catch(() => undefined);
    if (file === undefined) return void response.writeHead(404, CORS).end();
    response
      .writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store', ...CORS })
      .end(file);
  };
  const server = createServer(
    (request, response) => void handle(request, response).catch(() => response.destroy()),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  reset();
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    seen: (prefix) => calls.filter((call) => call.path.startsWith(prefix)),
    reply(prefix, reply) {
      replies.delete(prefix);
      replies.set(
        prefix,
        'body' in reply && typeof reply.body === 'string'
          ? { ...reply, body: reply.body }
          : { body: JSON.stringify(reply) },
      );
    },
    reset,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
