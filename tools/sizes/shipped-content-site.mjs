import { existsSync, readdirSync } from 'node:fs';
import { sizeLine } from './measure.mjs';
import { inRepository } from '../node/repository.mjs';

const DIST = 'apps/content-site/dist';
const SCRIPT = `${DIST}/content-site.js`;
const PARTS = `${DIST}/content-site-parts`;

function partFiles() {
  const folder = inRepository(PARTS);
  return existsSync(folder) ? readdirSync(folder).map((name) => `${PARTS}/${name}`) : [];
}

/** Lines of the size table for the content site's script and all of Bootstrap that it may load. */
export function shippedContentSite() {
  return [
    sizeLine('content-site.js', 4, [SCRIPT]),
    sizeLine('content-site, all of Bootstrap', 25, partFiles()),
  ];
}
