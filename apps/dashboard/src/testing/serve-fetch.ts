import { vi } from 'vitest';
import type { FakeServer } from './fake-server.ts';

/** Replaces `fetch` by a server in memory. */
export function serveFetch(server: FakeServer): void {
  vi.stubGlobal('fetch', async (url: string, request: RequestInit = {}) => {
    const { status, answer } = server.handle(
      url,
      request.method ?? 'GET',
      typeof request.body === 'string' ? request.body : undefined,
    );
    await server.mayAnswer(url);
    return new Response(JSON.stringify(answer), {
      status,
      headers: { 'content-type': 'application/json' },
    });
  });
}
