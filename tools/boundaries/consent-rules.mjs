/**
 * Which folders may import which inside the consent script: each folder and the places it may
 * import.
 */

const TESTS = '\\.test\\.tsx?$|/testing/';

/** `consent` decides and imports no other folder. `start` connects all folders, and none imports it. */
const reaches = {
  consent: [],
  settings: [],
  cookies: ['consent', 'settings', 'calls', 'timings\\.ts'],
  calls: ['consent', 'settings', 'timings\\.ts'],
  banner: ['consent', 'settings', 'page', 'timings\\.ts'],
  blocking: ['settings', 'page', 'consent/category\\.ts', 'timings\\.ts'],
  integrations: ['consent'],
  page: ['consent', 'settings', 'timings\\.ts'],
};

export const consentRules = [
  ...Object.entries(reaches).map(([folder, others]) => ({
    name: `consent-${folder}-reach`,
    comment: `${folder} may import: ${[folder, ...others].join(', ')}.`,
    from: { path: `^apps/consent/src/${folder}/`, pathNot: TESTS },
    to: { path: `^apps/consent/src/(?!(${[folder, ...others].join('|')})(/|$))` },
  })),
  {
    name: 'consent-without-framework',
    comment: 'Every page view pays for this script: no framework, no view, no schema.',
    from: { path: '^apps/consent/src/', pathNot: TESTS },
    to: {
      path: [
        '^packages/(?!host-page/|contract/src/consent/find-by-address\\.ts$)',
        '(^|/node_modules/|^node_modules/)(react|react-dom|preact|typebox)(/|$)',
      ],
    },
  },
];
