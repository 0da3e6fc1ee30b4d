import fastify from 'fastify';
import { expect, it, vi } from 'vitest';
import { setupRoutes } from './routes.ts';

it('the sign-in page works again after the database failed during its first call', async () => {
  const isPassword = vi.fn(async () => true).mockRejectedValueOnce(new Error('no database'));
  const app = fastify();
  const accounts = {
    isPassword,
    isEmpty: async () => false,
    maySignUp: async () => false,
    sendsMail: false,
  };
  await setupRoutes(app, { accounts, showsDemo: true });
  const statuses: number[] = [];
  for (const _call of [1, 2, 3]) statuses.push((await app.inject('/api/owner/setup')).statusCode);
  await app.close();
  expect(statuses).toEqual([500, 200, 200]);
  expect(isPassword).toHaveBeenCalledTimes(2);
});
