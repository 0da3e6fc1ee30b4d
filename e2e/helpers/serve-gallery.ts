import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';

const BUILT = path.resolve(import.meta.dirname, '../../packages/popup-view/dist/gallery');
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/**
 * Serves the built gallery on this machine only. A real server, because a browser does not cache
 * files that Playwright returns through a route: it would load the fonts again for each format.
 */
export async function serveGallery(): Promise<{ readonly url: string; stop(): void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const type = TYPES[path.extname(pathname)] ?? 'application/octet-stream';
    readFile(path.join(BUILT, pathname)).then(
      (body) =>
        response
          .writeHead(200, { 'content-type': type, 'cache-control': 'max-age=3600' })
          .end(body),
      () => response.writeHead(404).end(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
