/** Which folders may import which inside the content site's script. */

const TESTS = '\\.test\\.tsx?$|/testing/';

/** Behaviours do not import each other. `start` connects them, and none imports it. */
const reaches = {
  comments: ['page', 'timings\\.ts'],
  scrolling: ['page', 'timings\\.ts'],
  lazy: ['page', 'timings\\.ts'],
  bootstrap: ['page'],
  page: [],
};

export const contentSiteRules = [
  ...Object.entries(reaches).map(([folder, others]) => ({
    name: `content-site-${folder}-reach`,
    comment: `${folder} may import: ${[folder, ...others].join(', ')}.`,
    from: { path: `^apps/content-site/src/${folder}/`, pathNot: TESTS },
    to: { path: `^apps/content-site/src/(?!(${[folder, ...others].join('|')})(/|$))` },
  })),
  {
    name: 'content-site-loads-bootstrap-later',
    comment: 'Every page pays for the script; Bootstrap comes where a page has markup for it.',
    from: {
      path: '^apps/content-site/src/',
      pathNot: ['^apps/content-site/src/bootstrap/(parts/|used-parts\\.ts$)', TESTS],
    },
    to: {
      path: ['^apps/content-site/src/bootstrap/parts/', '(^|/)node_modules/(bootstrap|@popperjs)/'],
    },
  },
  {
    name: 'content-site-without-framework',
    comment: 'Every page view pays for this script: no framework, no view, no schema.',
    from: { path: '^apps/content-site/src/', pathNot: TESTS },
    to: {
      path: [
        '^packages/(?!host-page/)',
        '(^|/node_modules/|^node_modules/)(react|react-dom|preact|typebox)(/|$)',
      ],
    },
  },
];
