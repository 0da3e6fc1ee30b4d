/** Which folders may import which inside the popup core, and what it may import from outside. */

const TESTS = '\\.test\\.tsx?$|/testing/';
const RUNTIME_ONLY = { dependencyTypesNot: ['type-only', 'type-import'] };
const FRAMEWORKS = '(^|/node_modules/|^node_modules/)(react|react-dom|preact|typebox)(/|$)';

/** Each folder decides about one thing. It may import the popup's model, but not the other folders. */
const reaches = {
  lifecycle: ['popup', 'timings\\.ts'],
  queue: ['popup', 'timings\\.ts'],
  filters: ['popup', 'timings\\.ts'],
  games: ['popup', 'timings\\.ts'],
  popup: [],
};

export const popupCoreRules = [
  ...Object.entries(reaches).map(([folder, others]) => ({
    name: `popup-core-${folder}-reach`,
    comment: `${folder} may import: ${[folder, ...others].join(', ')}.`,
    from: { path: `^packages/popup-core/src/${folder}/`, pathNot: TESTS },
    to: { path: `^packages/popup-core/src/(?!(${[folder, ...others].join('|')})(/|$))` },
  })),
  {
    name: 'popup-core-timings-stand-alone',
    comment: 'A table of waits needs nobody.',
    from: { path: '^packages/popup-core/src/timings\\.ts$' },
    to: { path: '^packages/' },
  },
  {
    name: 'popup-core-without-programs',
    comment:
      'The life of a popup knows its model, the machines and the words of the view; no program, no call, no framework.',
    from: { path: '^packages/popup-core/src/', pathNot: TESTS },
    to: {
      path: [
        '^(apps|e2e|demos|bench|tools)/',
        '^packages/(?!(popup-core|contract|host-page|popup-view)/)',
        '^packages/contract/src/(index\\.ts$|(calls|owner-calls|consent-calls)/)',
        FRAMEWORKS,
      ],
    },
  },
  {
    name: 'popup-core-without-a-page',
    comment:
      'Clocks, random numbers and pages are handed in: of host-page it knows machines and results.',
    from: { path: '^packages/popup-core/src/', pathNot: TESTS },
    to: {
      path: '^packages/host-page/src/(?!(machine/|result\\.ts$))',
      ...RUNTIME_ONLY,
    },
  },
  {
    name: 'popup-core-knows-the-view-by-type',
    comment: 'It gets what the view reports and decides what is shown; it draws nothing.',
    from: { path: '^packages/popup-core/src/' },
    to: { path: '^packages/popup-view/', ...RUNTIME_ONLY },
  },
];
