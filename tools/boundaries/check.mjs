import { fileURLToPath } from 'node:url';
import { cruiseImports, forbidden } from './cruise.mjs';
import { proveRulesBite } from './prove-rules-bite.mjs';

const repository = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Workspaces whose files must be among those seen: an empty look at one of them is a broken check,
 * not a clean one.
 */
const MUST_BE_SEEN = [
  'packages/contract',
  'packages/host-page',
  'packages/popup-core',
  'packages/templates',
  'packages/popup-view',
  'apps/widget',
  'apps/consent',
  'apps/content-site',
  'apps/server',
  'apps/dashboard',
  'integrations/react',
  'e2e',
];

function unseenWorkspaces(files) {
  return MUST_BE_SEEN.filter(
    (workspace) => !files.some((file) => file.startsWith(`${workspace}/`)),
  );
}

const toothless = await proveRulesBite();
for (const line of toothless) console.error(`self-test: ${line}`);

const { files, violations } = await cruiseImports(repository);
const unseen = unseenWorkspaces(files);
for (const workspace of unseen) console.error(`no file of ${workspace} was seen`);
for (const { rule, from, to } of violations) {
  const comment = forbidden.find(({ name }) => name === rule)?.comment ?? '';
  console.error(`${from}\n  must not import ${to}\n  ${rule}: ${comment}`);
}

const problems = toothless.length + unseen.length + violations.length;
console.log(
  `boundaries: ${files.length} files, ${forbidden.length} rules, ${violations.length} bad imports`,
);
process.exitCode = problems === 0 ? 0 : 1;
