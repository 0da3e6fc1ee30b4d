import { connect } from 'node:net';

/** A raw HTTP call, as a browser or any other program may send it. */
export interface RawCall {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

const ENDED = { connection: 'close', host: 'beckon.test' };

/** Sends the call over a new connection and returns all bytes of the answer. */
export async function sendRaw(port: number, call: RawCall): Promise<Buffer> {
  return sendBytes(port, asBytesOf(call));
}

/** Sends these bytes piece by piece, and returns all bytes of the answer. */
export function sendBytes(port: number, ...pieces: readonly Buffer[]): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    socket.on('data', (part) => parts.push(part));
    socket.on('close', () => resolve(Buffer.concat(parts)));
    socket.on('error', reject);
    const sendFrom = (at: number): void => {
      const piece = pieces[at];
      if (piece !== undefined) socket.write(piece, () => setImmediate(() => sendFrom(at + 1)));
    };
    sendFrom(0);
  });
}

/** The bytes of the call. `content-length` is added, unless the headers set it. */
export function asBytesOf({ method = 'POST', path, headers = {}, body = '' }: RawCall): Buffer {
  const bytes = Buffer.from(body);
  const all = { ...ENDED, 'content-length': String(bytes.length), ...headers };
  const lines = Object.entries(all)
    .filter(([, value]) => value !== '(none)')
    .map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.concat([Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`), bytes]);
}
