import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

/** The address at which a test's browser sees the server. */
export const ORIGIN = 'http://localhost:80';

/** Makes calls as the dashboard of one signed-in owner does. */
export interface OwnerBrowser {
  readonly cookie: string;
  call(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    url: string,
    body?: unknown,
  ): Promise<LightMyRequestResponse>;
}

/** Signs up under `NAME@example.com` with the password `correct horse NAME`. */
export async function signUpOwner(app: FastifyInstance, name: string): Promise<OwnerBrowser> {
  const answer = await post(app, '/api/auth/sign-up/email', {
    name,
    email: `${name}@example.com`,
    password: `correct horse ${name}`,
  });
  if (answer.statusCode !== 200) throw new Error(`${name} could not sign up: ${answer.body}`);
  const cookie = cookieOf(answer);
  return {
    cookie,
    call: (method, url, body) =>
      app.inject({
        method,
        url,
        headers: { cookie, origin: ORIGIN },
        ...(method === 'POST' || method === 'PATCH' ? { payload: Object(body ?? {}) } : {}),
      }),
  };
}

export function post(
  app: FastifyInstance,
  url: string,
  body: object,
): Promise<LightMyRequestResponse> {
  return app.inject({ method: 'POST', url, payload: body, headers: { origin: ORIGIN } });
}

export function cookieOf(answer: LightMyRequestResponse): string {
  return answer.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');
}
