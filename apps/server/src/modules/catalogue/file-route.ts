import { Readable } from 'node:stream';
import { CatalogueAnswer, UploadCatalogueQuery } from '@beckon/contract/owner-calls';
import { CATALOGUE_FILE_BYTES } from '@beckon/contract/values';
import type { FastifyRequest } from 'fastify';
import { isJson } from '../../http/own-origin.ts';
import type { ArrivingFiles } from '../../http/owner/arriving-files.ts';
import { ownedSite } from '../../http/owner/owned-site.ts';
import { badRequest, tooLarge } from '../../http/owner/owner-errors.ts';
import { SiteParams } from '../../http/owner/owner-params.ts';
import { accountOf, type OwnerApp } from '../../http/owner/owner-scope.ts';
import { mayArriveSlowly } from '../../http/slow-callers.ts';
import { receiveFile } from '../../lib/files/receive-file.ts';
import {
  answerFor,
  CATALOGUE_ADDRESS,
  type CatalogueRouteDeps,
  startImport,
} from './catalogue-of-site.ts';

const LIMIT = {
  name: 'catalogue',
  most: CATALOGUE_FILE_BYTES,
  tooMany: () => tooLarge(`The file is larger than ${CATALOGUE_FILE_BYTES / 1_000_000} MB.`),
};

/**
 * No form can send these content types. Before another site's page can send them by script, the
 * browser asks us for permission.
 */
export function isUpload(request: FastifyRequest): boolean {
  return isJson(request) || /^text\/csv\s*(;|$)/i.test(request.headers['content-type'] ?? '');
}

/** Stores an uploaded CSV file on disk first, so that the import does not depend on an open browser. */
export function catalogueFileRoute(
  app: OwnerApp,
  deps: CatalogueRouteDeps & { readonly arrivingFiles: ArrivingFiles },
): void {
  app.addContentTypeParser('text/csv', (_request, payload, done) => done(null, payload));
  app.post(
    `${CATALOGUE_ADDRESS}/file`,
    {
      bodyLimit: CATALOGUE_FILE_BYTES,
      schema: {
        params: SiteParams,
        querystring: UploadCatalogueQuery,
        response: { 200: CatalogueAnswer },
      },
    },
    async (request) => {
      const account = accountOf(request);
      const site = await ownedSite(deps.store, request);
      const { body, raw } = request;
      if (!(body instanceof Readable)) throw badRequest('Send the file as text/csv.');
      const { file, remove } = await deps.arrivingFiles.whileArriving(account, () => {
        mayArriveSlowly(raw);
        return receiveFile(body, LIMIT);
      });
      try {
        await startImport(deps, site, {
          format: 'csv',
          url: '',
          schedule: 'off',
          file,
          currency: request.query.currency ?? '',
        });
      } catch (error) {
        await remove();
        throw error;
      }
      return answerFor(deps, account, site.id);
    },
  );
}
