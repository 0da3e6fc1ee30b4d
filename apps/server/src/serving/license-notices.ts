import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { FOR_MINUTES } from './send-stored.ts';

/** Folders of built files, by a title of their content for owners. */
export type NoticeFolders = Readonly<Record<string, string>>;

const RULE = '='.repeat(78);
const START = 'Beckon contains the packages below, each under its own license.\n';

/**
 * `/licenses.txt`: the license notices of all packages that this server sends or runs. The build
 * removes comments from the files, so that visitors do not load them.
 */
export async function licenseNotices(app: FastifyInstance, folders: NoticeFolders): Promise<void> {
  app.get('/licenses.txt', async (_request, reply) => {
    const sets = await Promise.all(
      Object.entries(folders).map(async ([title, folder]) => {
        const notices = await readFile(path.join(folder, 'licenses.txt'), 'utf8').catch(() => '');
        return notices === '' ? [] : [`${RULE}\n${title}\n${RULE}\n\n${notices}`];
      }),
    );
    return reply
      .header('cache-control', FOR_MINUTES)
      .type('text/plain; charset=utf-8')
      .send([START, ...sets.flat()].join('\n'));
  });
}
