import { expect, type Page, type Request } from '@playwright/test';

/** One call of the embedded script, as it went over the wire. */
export interface RecordedCall {
  readonly method: string;
  /** Path without the origin, for example `/api/display/viewed/a1b2c3d4e5f6g`. */
  readonly path: string;
  /** Form-encoded and JSON bodies alike, as name and value. */
  readonly body: Readonly<Record<string, unknown>>;
}

export interface CallExpectation {
  /** What the visitor does; the calls are those made from its start. */
  readonly when: () => Promise<void>;
  /** Beginnings of paths, each of which must have been called. */
  readonly sent?: readonly string[];
  /** Beginnings of paths, none of which may have been called when all of `sent` were. */
  readonly notSent?: readonly string[];
}

function parseBody(request: Request): Readonly<Record<string, unknown>> {
  const text = request.postData();
  if (text === null) return {};
  const isJson = (request.headers()['content-type'] ?? '').includes('json') || text.startsWith('{');
  return isJson ? (JSON.parse(text) as Record<string, unknown>) : Object.fromEntries(new URLSearchParams(text));
}

/** All calls of a page to the server under `/api/`, from now on. */
export class RecordedCalls {
  private readonly calls: RecordedCall[] = [];

  constructor(page: Page, serverUrl: string) {
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.origin !== serverUrl || !url.pathname.startsWith('/api/') || request.method() === 'OPTIONS') return;
      this.calls.push({ method: request.method(), path: url.pathname, body: parseBody(request) });
    });
  }

  /** Calls whose path begins so, oldest first. */
  to(pathStart: string): readonly RecordedCall[] {
    return this.calls.filter(({ path }) => path.startsWith(pathStart));
  }

  /** Waits until such a call was made; answers the first. */
  async first(pathStart: string): Promise<RecordedCall> {
    await expect.poll(() => this.to(pathStart).length, { message: `a call to ${pathStart}` }).toBeGreaterThan(0);
    const [call] = this.to(pathStart);
    if (call === undefined) throw new Error(`no call to ${pathStart}`);
    return call;
  }

  /** Does something, then checks which calls it led to. */
  async expect({ when, sent = [], notSent = [] }: CallExpectation): Promise<void> {
    const before = this.calls.length;
    await when();
    const made = () => this.calls.slice(before).map(({ path }) => path);
    for (const start of sent) {
      await expect.poll(() => made().filter((path) => path.startsWith(start)).length, { message: `a call to ${start}` }).toBeGreaterThan(0);
    }
    expect(made().filter((path) => notSent.some((start) => path.startsWith(start)))).toEqual([]);
  }
}
