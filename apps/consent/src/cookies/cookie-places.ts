import type { CookiePlace } from './cookie-source.ts';

/**
 * All places where a cookie that this page can read may be stored. The domain is this host alone,
 * the host by name, or a parent domain. The path is `/`, or a folder of the page's path, with and
 * without its last slash.
 */
export function cookiePlaces(host: string, path: string): CookiePlace[] {
  return domainsOf(host).flatMap((domain) =>
    foldersOf(path).map((folder) => ({ path: folder, domain })),
  );
}

function domainsOf(host: string): string[] {
  const labels = host.split('.');
  // The last label alone is no place for cookies. Parts of an IP address are not either, but
  // browsers refuse them.
  return ['', ...labels.slice(0, -1).map((_, at) => labels.slice(at).join('.'))];
}

function foldersOf(path: string): string[] {
  const folders = path
    .split('/')
    .filter((part) => part !== '')
    .map((_, at, parts) => `/${parts.slice(0, at + 1).join('/')}`);
  return ['/', ...folders.flatMap((folder) => [folder, `${folder}/`])];
}
