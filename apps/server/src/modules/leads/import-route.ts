import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import {
  ImportLeadsAnswer,
  ImportLeadsQuery,
  LEADS_BEFORE_IMPORT,
} from '@beckon/contract/owner-calls';
import { LEADS_FILE_BYTES } from '@beckon/contract/values';
import type { ArrivingFiles } from '../../http/owner/arriving-files.ts';
import { ownedSite } from '../../http/owner/owned-site.ts';
import { badRequest, importsAlready, tooLarge } from '../../http/owner/owner-errors.ts';
import { SiteParams } from '../../http/owner/owner-params.ts';
import type { OwnerApp } from '../../http/owner/owner-scope.ts';
import { mayArriveSlowly } from '../../http/slow-callers.ts';
import { receiveFile } from '../../lib/files/receive-file.ts';
import type { Store } from '../../store/store.ts';
import { importLeads } from './import-leads.ts';

const LIMIT = {
  name: 'leads',
  most: LEADS_FILE_BYTES,
  tooMany: () => tooLarge(`The file is larger than ${LEADS_FILE_BYTES / 1_000_000} MB.`),
};

interface LeadImportDeps {
  readonly store: Store;
  readonly now: () => number;
  readonly arrivingFiles: ArrivingFiles;
}

/**
 * Imports a CSV file of leads as soon as all of it has arrived. The scope must accept `text/csv`.
 * Contract: `lead-calls.ts`.
 */
export function leadImportRoute(
  app: OwnerApp,
  { store, now, arrivingFiles }: LeadImportDeps,
): void {
  /**
   * Sites with a running import. Only one per site, because each import counts the remaining room
   * itself.
   */
  const importing = new Set<string>();
  app.post(
    '/api/owner/sites/:siteId/leads/import',
    {
      bodyLimit: LEADS_FILE_BYTES,
      schema: {
        params: SiteParams,
        querystring: ImportLeadsQuery,
        response: { 200: ImportLeadsAnswer },
      },
    },
    async (request) => {
      const site = await ownedSite(store, request);
      const { body, raw } = request;
      if (!(body instanceof Readable)) throw badRequest('Send the file as text/csv.');
      if (importing.has(site.id)) throw importsAlready();
      importing.add(site.id);
      try {
        return await arrivingFiles.whileArriving(site.accountId, async () => {
          mayArriveSlowly(raw);
          const { file, remove } = await receiveFile(body, LIMIT);
          try {
            const { dateOrder } = request.query;
            const deps = { store, now: now(), most: LEADS_BEFORE_IMPORT, dateOrder };
            const counts = await importLeads(() => createReadStream(file), site, deps);
            return { success: true as const, ...counts };
          } finally {
            await remove();
          }
        });
      } finally {
        importing.delete(site.id);
      }
    },
  );
}
