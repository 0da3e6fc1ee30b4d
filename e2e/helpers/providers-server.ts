import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** A fake server of all providers. By default, it accepts every lead. */
export interface ProvidersServer {
  readonly url: string;
  /** The last accepted body of each path. */
  readonly got: ReadonlyMap<string, string>;
  /** Refuses requests to this path from now on, or accepts them again. */
  refuse(path: string, refuses: boolean): void;
  stop(): void;
}

/** Responses of providers that differ from `{}`. The server's own tests have them in full. */
const ANSWERS: readonly (readonly [RegExp, string])[] = [
  [/^\/services\//, 'ok'],
  [/^\/api\/webhooks\//, '{"id":"1"}'],
  [/\/exec$/, '{"result":"ok"}'],
  [/\/contact\/sync$/, '{"contact":{"id":"113"}}'],
];

export async function startProviders(): Promise<ProvidersServer> {
  const got = new Map<string, string>();
  const refused = new Set<string>();
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    const { pathname } = new URL(request.url ?? '/', 'http://providers.test');
    if (refused.has(pathname)) return response.writeHead(401).end('{"message":"Wrong key"}');
    got.set(pathname, body);
    const [, answer = '{}'] = ANSWERS.find(([path]) => path.test(pathname)) ?? [];
    return response.writeHead(200, { 'content-type': 'application/json' }).end(answer);
  };
  const server = createServer((request, response) => void take(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    got,
    refuse: (path, refuses) => void (refuses ? refused.add(path) : refused.delete(path)),
    stop: () => void server.close(),
  };
}
