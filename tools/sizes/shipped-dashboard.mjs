import { existsSync, readFileSync } from 'node:fs';
import { sizeLine } from './measure.mjs';
import { inRepository } from '../node/repository.mjs';

const DIST = 'apps/dashboard/dist';

/** The page that an owner sees after signing in, by its source file in the build's manifest. */
const FIRST_PAGE = /features\/popups\/(popups-page|popup-list-page)\.tsx$/;

function closureOf(manifest, id, seen = new Set()) {
  const chunk = manifest[id];
  if (chunk === undefined || seen.has(id)) return [];
  seen.add(id);
  const own = [chunk.file, ...(chunk.css ?? [])];
  return [
    ...own,
    ...(chunk.imports ?? []).flatMap((imported) => closureOf(manifest, imported, seen)),
  ];
}

/** The line of the size table for all scripts and styles that the dashboard's first route loads. */
export function shippedDashboard() {
  const file = inRepository(DIST, '.vite/manifest.json');
  const manifest = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const ids = Object.keys(manifest).filter(
    (id) => manifest[id].isEntry === true || FIRST_PAGE.test(id),
  );
  const files = ids.flatMap((id) => closureOf(manifest, id)).map((name) => `${DIST}/${name}`);
  return [sizeLine('dashboard, first route', 198, files)];
}
