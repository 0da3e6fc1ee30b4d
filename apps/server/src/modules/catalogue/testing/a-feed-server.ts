import { createServer } from 'node:http';

/** The response of a shop's server when its feed is read. */
export interface Feed {
  readonly status: number;
  body: string | Buffer;
  readonly type: string;
  readonly cutOff: boolean;
  readonly location?: string;
}

/** A shop's server on this machine. It responds to each request with the current result of `feed`. */
export async function aFeedServer(
  feed: () => Feed,
): Promise<{ readonly url: string; readonly close: () => void }> {
  const server = createServer((_request, response) => {
    const { status, body, type, cutOff, location } = feed();
    response.writeHead(status, {
      'content-type': type,
      ...(location === undefined ? {} : { location }),
    });
    response.write(body);
    if (cutOff) response.destroy();
    else response.end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const place = server.address();
  const port = typeof place === 'object' ? (place?.port ?? 0) : 0;
  return { url: `http://127.0.0.1:${port}/feed.json`, close: () => server.close() };
}
