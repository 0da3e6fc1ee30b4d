import { Readable } from 'node:stream';
import { HTTPS_ONLY_PACKAGES, PACKAGE_KINDS } from '@beckon/contract/values';
import { Type } from 'typebox';
import { ownedSite } from '../../http/owner/owned-site.ts';
import { httpsOnly } from '../../http/owner/owner-errors.ts';
import { SiteParams } from '../../http/owner/owner-params.ts';
import type { OwnerApp } from '../../http/owner/owner-scope.ts';
import { ownOrigin } from '../../http/own-origin.ts';
import { zipFiles } from '../../lib/files/zip-files.ts';
import type { Store } from '../../store/store.ts';
import { packageFiles } from './package-files.ts';
import { PACKAGES, type PackageSource } from './packages.ts';

export interface PackageDeps {
  readonly store: Store;
  readonly publicUrl: string | undefined;
  /** The path of the folder `integrations`. */
  readonly integrationsFolder: string;
  readonly now: () => number;
}

const PackageParams = Type.Object({
  ...SiteParams.properties,
  kind: Type.Enum([...PACKAGE_KINDS]),
});

/**
 * `GET /api/owner/sites/{siteId}/packages/{kind}`: a plugin, extension, template or npm package
 * with the site's client id and our address. Throws 409 if the other program would not accept our
 * address.
 */
export function packageRoutes(
  app: OwnerApp,
  { store, publicUrl, integrationsFolder, now }: PackageDeps,
): void {
  app.get(
    '/api/owner/sites/:siteId/packages/:kind',
    { schema: { params: PackageParams } },
    async (request, reply) => {
      const site = await ownedSite(store, request);
      const { kind } = request.params;
      const source: PackageSource = PACKAGES[kind];
      const server = ownOrigin(request, publicUrl);
      if (HTTPS_ONLY_PACKAGES.includes(kind) && !server.startsWith('https://'))
        throw httpsOnly(server);
      const files = packageFiles(integrationsFolder, source, { clientId: site.clientId, server });
      void reply
        .header('content-disposition', `attachment; filename="${source.fileName}"`)
        .header('cache-control', 'no-store');
      if (source.folder === undefined)
        return reply
          .header('content-type', 'text/plain; charset=utf-8')
          .send((await files.next()).value?.content);
      return reply
        .header('content-type', 'application/zip')
        .send(Readable.from(zipFiles(files, new Date(now()))));
    },
  );
}
