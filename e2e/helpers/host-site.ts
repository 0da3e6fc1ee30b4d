import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';

const DEMOS = path.resolve(import.meta.dirname, '../../demos');
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
};

/**
 * A customer's website. It serves the demo pages from its own origin, so that our script comes from
 * another origin, as on real sites.
 */
export interface HostSite {
  /**
   * Origin, for example `http://localhost:41235`. It counts as another site than the server's
   * 127.0.0.1.
   */
  readonly url: string;
  /** Serves this html at the path instead of a demo file. */
  setPage(pathname: string, html: string, headers?: Readonly<Record<string, string>>): void;
  /** Removes all pages that tests have set. */
  reset(): void;
  stop(): Promise<void>;
}

interface OwnPage {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Replaces script addresses by the full address of the server, as customers paste it. */
function withServerAddress(html: string, serverUrl: string): string {
  return html.replace(
    /(["'])(?:https?:\/\/[^"'/]+)?\/(pixel|content-site)\.js/g,
    `$1${serverUrl}/$2.js`,
  );
}

async function sendFile(
  pathname: string,
  response: ServerResponse,
  serverUrl: string,
): Promise<void> {
  const wanted = path.join(DEMOS, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
  const type = TYPES[path.extname(wanted)];
  const content =
    wanted.startsWith(DEMOS) && type ? await readFile(wanted).catch(() => undefined) : undefined;
  if (content === undefined || type === undefined) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('no such page');
    return;
  }
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' });
  response.end(
    type.startsWith('text/html') ? withServerAddress(content.toString('utf8'), serverUrl) : content,
  );
}

function sendOwnPage(
  { html, headers }: OwnPage,
  response: ServerResponse,
  serverUrl: string,
): void {
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    ...headers,
  });
  response.end(withServerAddress(html, serverUrl));
}

/** Serves demos/ from `http://localhost:PORT`. The script tags use `serverUrl`. */
export async function startHostSite(serverUrl: string): Promise<HostSite> {
  const ownPages = new Map<string, OwnPage>();
  const server = createServer((request: IncomingMessage, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const own = ownPages.get(pathname);
    if (own !== undefined) sendOwnPage(own, response, serverUrl);
    else void sendFile(decodeURIComponent(pathname), response, serverUrl);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return {
    url: `http://localhost:${port}`,
    setPage: (pathname, html, headers = {}) => ownPages.set(pathname, { html, headers }),
    reset: () => ownPages.clear(),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
