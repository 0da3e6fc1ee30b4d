import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';

/** A parsed body. Values are read by path: `body.at('contact', 'email')`. */
export interface FakeBody {
  readonly all: unknown;
  at(...path: readonly (string | number)[]): unknown;
}

export interface FakeRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly body: FakeBody;
}

export interface FakeReply {
  readonly status: number;
  /** An object is sent as JSON, a text as it is. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export type FakeProvider = (request: FakeRequest) => FakeReply;

export interface FakeServer {
  readonly url: string;
  readonly requests: readonly FakeRequest[];
  /** Sets the responses to the next requests, in this order. `silence` never responds. */
  answerNext(...replies: readonly (FakeReply | 'silence')[]): void;
  close(): void;
}

/** A small server on this machine in the role of a provider. */
export async function startFakeServer(provider: FakeProvider): Promise<FakeServer> {
  const requests: FakeRequest[] = [];
  const replies: (FakeReply | 'silence')[] = [];
  const serve = async (incoming: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(Buffer.from(chunk));
    const text = Buffer.concat(chunks).toString('utf8');
    const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://fake.test');
    const request: FakeRequest = {
      method: incoming.method ?? '',
      path: pathname,
      query: searchParams,
      headers: incoming.headers,
      text,
      body: parse(text),
    };
    requests.push(request);
    const reply = replies.shift() ?? provider(request);
    if (reply === 'silence') return;
    const { status, body = '', headers = {} } = reply;
    const isText = typeof body === 'string';
    response
      .writeHead(status, { 'content-type': isText ? 'text/html' : 'application/json', ...headers })
      .end(isText ? body : JSON.stringify(body));
  };
  const server = createServer((incoming, response) => void serve(incoming, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    requests,
    answerNext: (...next) => void replies.push(...next),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function parse(text: string): FakeBody {
  const all = parseJson(text);
  return {
    all,
    at: (...path) => path.reduce<unknown>((part, name) => Object(part)[name], all),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
