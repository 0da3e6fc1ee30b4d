import { Readable } from 'node:stream';
import { attachment } from '../../http/answers/attachment.ts';
import { type Owner, type OwnerApp, ownerIn } from '../../http/owner/owner-scope.ts';
import type { ArchiveFile } from '../../lib/files/archive-file.ts';
import { zipFiles } from '../../lib/files/zip-files.ts';

interface ArchiveRouteDeps {
  readonly archiveOf: (owner: Owner) => AsyncIterable<ArchiveFile>;
  readonly now: () => number;
}

/** `GET /api/owner/archive`: all data of the account. docs/behaviour/dashboard.md#your-data */
export function archiveRoute(app: OwnerApp, { archiveOf, now }: ArchiveRouteDeps): void {
  app.get('/api/owner/archive', async (request, reply) => {
    const at = new Date(now());
    return reply
      .header('content-type', 'application/zip')
      .header('content-disposition', attachment(`beckon-${at.toISOString().slice(0, 10)}.zip`))
      .send(Readable.from(zipFiles(archiveOf(ownerIn(request)), at)));
  });
}
