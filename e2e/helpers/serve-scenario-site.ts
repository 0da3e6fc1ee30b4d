import { createServer, type Server } from 'node:http';
import type { ScenarioSite } from './scenario-site.ts';

/**
 * Serves the site on this machine only, for browsers whose requests a test cannot intercept.
 * `headers` are sent with each response. The caller must close the server.
 */
export function serveScenarioSite(
  site: ScenarioSite,
  headers: Readonly<Record<string, string>> = {},
): Promise<Server> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      site.answer({ pathname, body: String(Buffer.concat(parts)) }).then(
        ({ status = 200, type, body }) =>
          response.writeHead(status, { 'content-type': type, ...headers }).end(body),
        () => response.destroy(),
      );
    });
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
}
