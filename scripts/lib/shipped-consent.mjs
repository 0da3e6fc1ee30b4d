import { existsSync, readdirSync } from 'node:fs';
import { measureFiles } from './measure.mjs';
import { inRepository } from './repository.mjs';

const DIST = 'apps/consent/dist';
const SCRIPT = `${DIST}/consent.js`;
const PARTS = `${DIST}/consent-parts`;

/** Where it stands now; the aim is told in the next line. */
const SCRIPT_CEILING_KB = 12;

function filesOf(part) {
  const folder = inRepository(PARTS);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.filter((name) => name.startsWith(`${part}-`)).map((name) => `${PARTS}/${name}`);
}

/** Lines of the size table for the consent script and the parts that it may load. */
export function shippedConsent() {
  const script = existsSync(inRepository(SCRIPT)) ? [SCRIPT] : [];
  const line = (name, budgetKb, files, isAim = false) => ({
    name,
    budgetKb,
    needed: true,
    isAim,
    ...(files.length === 0 ? {} : { size: measureFiles(files) }),
  });
  return [
    line('consent.js', SCRIPT_CEILING_KB, script),
    line('  its aim', 9, script, true),
    line('consent, banner', 4, filesOf('banner')),
    line('consent, blocked content', 5, filesOf('content')),
  ];
}
