/** Which folders may import which inside the server and inside the dashboard, and two rules for all. */

const TESTS = '\\.test\\.tsx?$|/testing/|-suite\\.ts$';

const serverRules = [
  {
    name: 'server-modules-stand-apart',
    comment: 'Modules meet in the store or in a shared pure function, never in each other.',
    from: { path: '^apps/server/src/modules/([^/]+)/', pathNot: TESTS },
    to: { path: '^apps/server/src/modules/', pathNot: '^apps/server/src/modules/$1/' },
  },
  {
    name: 'server-modules-use-the-store-interface',
    comment:
      'Only store.ts is known outside the store; queries, tables and engines are its own business.',
    // The accounts library has its own queries, so the one file that uses it gets the opened
    // database.
    from: {
      path: '^apps/server/src/(modules|http)/',
      pathNot: [TESTS, '^apps/server/src/modules/accounts/owner-auth\\.ts$'],
    },
    to: { path: '^apps/server/src/store/', pathNot: '^apps/server/src/store/store\\.ts$' },
  },
  {
    name: 'server-drivers-behind-the-engines',
    comment:
      'Only the engines, the check for damage, backups and the lock of the folder open a database; all else goes through Kysely.',
    from: {
      path: '^apps/server/src/',
      pathNot: [
        '^apps/server/src/store/databases/(open-(sqlite|postgres)|watched-pool|silent-statements|check-file|copy-database|lock-folder)\\.ts$',
        TESTS,
      ],
    },
    to: {
      path: '^(node:sqlite|sqlite|pg)$|(^|/)node_modules/pg/',
      dependencyTypesNot: ['type-only', 'type-import'],
    },
  },
  {
    name: 'server-store-knows-no-module',
    comment: 'The store serves the modules.',
    from: { path: '^apps/server/src/store/', pathNot: TESTS },
    to: { path: '^apps/server/src/(modules|http)/' },
  },
];

const dashboardRules = [
  {
    name: 'dashboard-features-stand-apart',
    comment: 'Features are composed in app, never by one another.',
    from: { path: '^apps/dashboard/src/features/([^/]+)/', pathNot: TESTS },
    to: { path: '^apps/dashboard/src/features/', pathNot: '^apps/dashboard/src/features/$1/' },
  },
  {
    name: 'dashboard-features-below-app',
    comment: 'App knows features; features do not know app.',
    from: { path: '^apps/dashboard/src/features/', pathNot: TESTS },
    to: { path: '^apps/dashboard/src/app/' },
  },
  {
    name: 'dashboard-shared-below-all',
    comment: 'What is shared knows neither a feature nor app.',
    from: { path: '^apps/dashboard/src/(components|lib|config|hooks)/', pathNot: TESTS },
    to: { path: '^apps/dashboard/src/(features|app)/' },
  },
];

const generalRules = [
  {
    name: 'no-circles',
    comment:
      'Two files that need each other are one thing, or three; also where they need types only.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'everything-resolves',
    comment: 'An import that cannot be found would pass every other rule unseen.',
    from: {},
    to: { couldNotResolve: true, pathNot: '\\?(inline|raw|url|worker)$' },
  },
];

export const appRules = [...serverRules, ...dashboardRules, ...generalRules];
