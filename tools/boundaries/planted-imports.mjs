import { importing, importingType } from './import-lines.mjs';
import { plantedPageImports } from './planted-page-imports.mjs';

/**
 * One bad import for every rule: [rule, file, import line in it, file that it imports]. A rule
 * without one fails the self-test.
 */
export const plantedImports = [
  ...plantedPageImports,
  importingType(
    'languages-stand-alone',
    'packages/languages/src/a.ts',
    'packages/contract/src/values/x.ts',
  ),
  importing(
    'languages-know-english-only',
    'packages/languages/src/fr/a.ts',
    'packages/languages/src/he/x.ts',
  ),
  importing(
    'texts-come-from-tables',
    'packages/popup-view/src/c.ts',
    'packages/languages/src/he/x.ts',
  ),
  importing('contract-stands-alone', 'packages/contract/src/a.ts', 'apps/server/src/x.ts'),
  importing(
    'contract-values-without-calls',
    'packages/contract/src/values/a.ts',
    'packages/contract/src/calls/x.ts',
  ),
  importing(
    'host-page-stands-alone',
    'packages/host-page/src/a.ts',
    'packages/contract/src/values/x.ts',
  ),
  importing(
    'templates-know-no-program',
    'packages/templates/src/a.ts',
    'packages/popup-view/src/x.ts',
  ),
  importingType(
    'popup-view-without-calls',
    'packages/popup-view/src/a.ts',
    'packages/contract/src/calls/x.ts',
  ),
  importingType('apps-do-not-import-apps', 'apps/dashboard/src/a.ts', 'apps/server/src/x.ts'),
  importing(
    'packages-do-not-import-apps',
    'packages/popup-view/src/b.ts',
    'apps/widget/src/calls/x.ts',
  ),
  [
    'server-without-react',
    'apps/server/src/a.ts',
    "import { renderToStaticMarkup } from 'react-dom/server';",
  ],
  importing(
    'server-knows-what-popups-are-made-of',
    'apps/server/src/d.ts',
    'packages/popup-core/src/lifecycle/x.ts',
  ),
  importing(
    'dashboard-knows-calls-by-type',
    'apps/dashboard/src/b.ts',
    'packages/contract/src/owner-calls/x.ts',
  ),
  importing('e2e-sees-the-outside', 'e2e/a.spec.ts', 'apps/widget/src/calls/x.ts'),
  importing('e2e-knows-calls-by-type', 'e2e/b.spec.ts', 'packages/contract/src/calls/x.ts'),
  importing(
    'integrations-stand-alone',
    'integrations/react/src/a.ts',
    'apps/widget/src/calls/x.ts',
  ),
  importing(
    'integrations-are-read-not-imported',
    'apps/server/src/e.ts',
    'integrations/react/src/x.ts',
  ),
  [
    'demos-know-the-built-script',
    'demos/a.js',
    "import '../apps/widget/src/calls/x.ts';",
    'apps/widget/src/calls/x.ts',
  ],
  importing('tests-stay-out', 'apps/server/src/b.ts', 'apps/server/src/x.test.ts'),
  importing(
    'server-modules-stand-apart',
    'apps/server/src/modules/leads/a.ts',
    'apps/server/src/modules/popups/x.ts',
  ),
  importing(
    'server-modules-use-the-store-interface',
    'apps/server/src/modules/leads/b.ts',
    'apps/server/src/store/queries/x.ts',
  ),
  [
    'server-drivers-behind-the-engines',
    'apps/server/src/c.ts',
    "import { DatabaseSync } from 'node:sqlite';",
  ],
  importing(
    'server-store-knows-no-module',
    'apps/server/src/store/a.ts',
    'apps/server/src/modules/popups/x.ts',
  ),
  importing(
    'dashboard-features-stand-apart',
    'apps/dashboard/src/features/leads/a.ts',
    'apps/dashboard/src/features/popups/x.ts',
  ),
  importing(
    'dashboard-features-below-app',
    'apps/dashboard/src/features/leads/b.ts',
    'apps/dashboard/src/app/x.ts',
  ),
  importing(
    'dashboard-shared-below-all',
    'apps/dashboard/src/lib/a.ts',
    'apps/dashboard/src/features/leads/x.ts',
  ),
  ['no-circles', 'apps/server/src/circle.ts', "import { y } from './circle.ts';"],
  ['no-circles', 'apps/server/src/type-circle.ts', "import type { y } from './type-circle.ts';"],
  ['everything-resolves', 'apps/server/src/lost.ts', "import { x } from './nowhere.ts';"],
];
