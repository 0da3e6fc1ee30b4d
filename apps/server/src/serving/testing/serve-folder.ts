import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type LightMyRequestResponse } from 'fastify';
import { addErrorReplies, createFailureReader } from '../../http/error-replies.ts';
import { servingRoutes } from '../serving-routes.ts';

export const SCRIPT = `/* the script */ ${'var beckon = 1;'.repeat(100)}`;
export const CONSENT_SCRIPT = '/* the script that keeps nothing before consent */';
export const IN_CONSENT_MODE = 'c0c0c0c0c0c0c';
export const WITH_EARLY_LINE = 'e0e0e0e0e0e0e';
const DEMOS = path.resolve(import.meta.dirname, '../../../../../demos');

/** A server over built files in a throw-away folder. */
export interface ServedFolder {
  readonly folder: string;
  readonly get: (url: string, headers?: Record<string, string>) => Promise<LightMyRequestResponse>;
  readonly close: () => Promise<void>;
}

export async function serveFolder(): Promise<ServedFolder> {
  const folder = await mkdtemp(path.join(tmpdir(), 'beckon-serving-'));
  await mkdir(path.join(folder, 'widget/0.1.0/.vite'), { recursive: true });
  await mkdir(path.join(folder, 'dashboard/assets'), { recursive: true });
  await mkdir(path.join(folder, 'consent/consent-parts'), { recursive: true });
  await writeFile(path.join(folder, 'consent/consent-parts/banner-abc.js'), SCRIPT);
  await mkdir(path.join(folder, 'content-site/content-site-parts'), { recursive: true });
  await writeFile(path.join(folder, 'content-site/content-site.js'), SCRIPT);
  await writeFile(path.join(folder, 'content-site/content-site-parts/toast-abc.js'), SCRIPT);
  await writeFile(path.join(folder, 'secret.js'), 'nobody reads this');
  await writeFile(path.join(folder, 'widget/pixel.js'), SCRIPT);
  await writeFile(path.join(folder, 'widget/licenses.txt'), 'Copyright Ann');
  await writeFile(
    path.join(folder, 'widget/manifest.json'),
    JSON.stringify({
      parts: {
        show: { file: '0.1.0/show-abc.js', imports: [] },
        arm: { file: '0.1.0/arm-abc.js', imports: [] },
      },
    }),
  );
  await writeFile(path.join(folder, 'widget/pixel-consent.js'), CONSENT_SCRIPT);
  await writeFile(path.join(folder, 'widget/0.1.0/view-abc.js'), SCRIPT);
  await writeFile(path.join(folder, 'widget/0.1.0/.vite/manifest.js'), '{}');
  await writeFile(path.join(folder, 'dashboard/index.html'), '<title>Beckon</title>');
  await writeFile(path.join(folder, 'dashboard/assets/index-abc.js'), SCRIPT);
  // Like the real app: the router ignores a trailing slash.
  const app = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  addErrorReplies(app, createFailureReader({ isOutage: () => false, now: Date.now }));
  app.get('/api/known', async () => ({ success: true }));
  await servingRoutes(
    app,
    {
      widget: path.join(folder, 'widget'),
      consent: path.join(folder, 'consent'),
      contentSite: path.join(folder, 'content-site'),
      dashboard: path.join(folder, 'dashboard'),
      demos: DEMOS,
      notices: {
        Popups: path.join(folder, 'widget'),
        'Cookie banner': path.join(folder, 'consent'),
      },
    },
    async (clientId) => ({
      asksConsent: clientId === IN_CONSENT_MODE,
      earlyLine: (files) =>
        clientId === WITH_EARLY_LINE
          ? `early('${files.first.join()}','${files.view.join()}');`
          : '',
    }),
  );
  return {
    folder,
    get: (url, headers = {}) => app.inject({ url, headers }),
    async close() {
      await app.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
