/**
 * Which workspaces may import which. `type-only` imports are removed at build time, and are allowed
 * where a rule says so.
 */

const CALLS = '^packages/contract/src/(calls|owner-calls|consent-calls)/';
const REACT = '(^|/node_modules/|^node_modules/)(react|react-dom|preact)(/|$)';
const TESTS = '\\.(test|spec)\\.tsx?$|/testing/';

/** The widget's files that may contain view code. All other files cost every page view. */
const WIDGET_VIEW_HALF =
  '^apps/widget/src/(entrypoints/(show|view|respond|games|effects|phone|date-picker|products|chat|explain)\\.tsx?$|render/connect-view\\.tsx?$|start/show/make-ready\\.ts$)';

const RUNTIME_ONLY = { dependencyTypesNot: ['type-only', 'type-import'] };

export const packageRules = [
  {
    name: 'languages-stand-alone',
    comment: 'Texts and facts of languages; their types follow from the English texts.',
    from: { path: '^packages/languages/' },
    to: { path: ['^(apps|e2e|demos|bench|tools)/', '^packages/(?!languages/)', REACT] },
  },
  {
    name: 'languages-know-english-only',
    comment: 'A translation is like the English texts; it knows no other.',
    from: { path: '^packages/languages/src/([a-z]{2,3})/' },
    to: {
      path: '^packages/languages/src/[a-z]{2,3}/',
      pathNot: '^packages/languages/src/($1|en)/',
    },
  },
  {
    name: 'texts-come-from-tables',
    comment:
      'A program that reads the texts of one language forgets the others. The dashboard itself is in English.',
    from: {
      path: '^(apps|packages|e2e)/',
      pathNot: ['^packages/languages/', '^apps/dashboard/src/lib/words/popup-words\\.ts$'],
    },
    to: { path: '^packages/languages/src/[a-z]{2,3}/' },
  },
  {
    name: 'contract-stands-alone',
    comment:
      'The contract is what the programs agree on, in each language; it knows none of them and no user interface.',
    from: { path: '^packages/contract/' },
    to: { path: ['^(apps|e2e|demos|bench|tools)/', '^packages/(?!contract/|languages/)', REACT] },
  },
  {
    name: 'contract-values-without-calls',
    comment:
      'Values, settings and the popup model ship to the visitor; the schemas of calls must not be part of it.',
    from: {
      path: '^packages/contract/src/',
      pathNot: [CALLS, TESTS],
    },
    to: { path: CALLS, ...RUNTIME_ONLY },
  },
  {
    name: 'host-page-stands-alone',
    comment: 'What any script on a foreign page needs knows neither popups nor consent.',
    from: { path: '^packages/host-page/' },
    to: { path: ['^(apps|e2e|demos|bench|tools)/', '^packages/(?!host-page/)', REACT] },
  },
  {
    name: 'templates-know-no-program',
    comment: 'Templates render a design document; they know neither a program nor the view.',
    from: { path: '^packages/templates/src/' },
    to: { path: ['^(apps|e2e|demos|bench)/', '^packages/popup-view/'] },
  },
  {
    name: 'popup-view-without-calls',
    comment: 'The view gets props and sends events; it does not know that a server exists.',
    from: { path: '^packages/popup-view/src/', pathNot: TESTS },
    to: { path: ['^(apps|e2e|demos|bench)/', '^packages/templates/', CALLS] },
  },
  {
    name: 'apps-do-not-import-apps',
    comment: 'Programs meet over the wire, through the contract.',
    from: { path: '^apps/([^/]+)/' },
    to: { path: '^apps/', pathNot: '^apps/$1/' },
  },
  {
    name: 'packages-do-not-import-apps',
    comment: 'Packages serve programs, not the other way round.',
    from: { path: '^packages/' },
    to: { path: '^(apps|e2e|demos|bench)/' },
  },
  {
    name: 'widget-decides-without-the-view',
    comment: 'What every page view pays for holds no framework and no view.',
    from: { path: '^apps/widget/src/', pathNot: [WIDGET_VIEW_HALF, TESTS] },
    to: { path: ['^packages/popup-view/', REACT], ...RUNTIME_ONLY },
  },
  {
    name: 'widget-knows-calls-by-type',
    comment: 'A schema library costs more than the whole script may.',
    from: { path: '^apps/widget/src/', pathNot: TESTS },
    to: {
      path: [CALLS, '(^|/)node_modules/(typebox|@sinclair)/'],
      ...RUNTIME_ONLY,
    },
  },
  {
    name: 'widget-without-templates',
    comment: 'Templates reach the browser as html; Puck never does.',
    from: { path: '^apps/widget/src/', pathNot: TESTS },
    to: { path: '^packages/templates/' },
  },
  {
    name: 'server-without-react',
    comment:
      'The server runs from source without a build: it loads the built renderer, never a component.',
    from: { path: '^apps/server/src/' },
    to: {
      path: ['^packages/popup-view/', '^packages/templates/src/.*\\.tsx$', REACT],
      ...RUNTIME_ONLY,
    },
  },
  {
    name: 'server-knows-what-popups-are-made-of',
    comment:
      "The server says what a popup is; its life runs in browsers. Owners' test visits are played here.",
    from: {
      path: '^apps/server/src/',
      pathNot: [TESTS, '^apps/server/src/modules/display/played/'],
    },
    to: { path: '^packages/popup-core/src/(?!popup/)' },
  },
  {
    name: 'dashboard-knows-calls-by-type',
    comment: 'Request and answer types are shared; schemas stay on the server.',
    from: { path: '^apps/dashboard/src/', pathNot: TESTS },
    to: { path: CALLS, ...RUNTIME_ONLY },
  },
  {
    name: 'e2e-sees-the-outside',
    comment: 'Browser tests use what a visitor or an owner uses: addresses, pages and their texts.',
    from: { path: '^e2e/' },
    to: { path: ['^apps/', '^packages/(?!contract/|languages/)', REACT] },
  },
  {
    name: 'e2e-knows-calls-by-type',
    comment: 'A browser test that shared the schemas would agree with any change of them.',
    from: { path: '^e2e/' },
    to: { path: CALLS, ...RUNTIME_ONLY },
  },
  {
    name: 'integrations-stand-alone',
    comment:
      'What is handed out runs in foreign programs; it knows the script by its address, and by the types of what it offers a page.',
    from: { path: '^integrations/([^/]+)/' },
    to: {
      path: ['^(apps|packages|e2e|demos|bench|tools)/', '^integrations/(?!$1/)'],
      pathNot: '^packages/contract/src/page-api/',
    },
  },
  {
    name: 'integrations-are-read-not-imported',
    comment: 'The server hands their files out; no program runs them.',
    from: { path: '^(apps|packages|e2e|demos)/' },
    to: { path: '^integrations/' },
  },
  {
    name: 'demos-know-the-built-script',
    comment: 'A demo page embeds the script by its address, exactly as a customer would.',
    from: { path: '^demos/' },
    to: { path: '^(apps|packages|e2e)/' },
  },
  {
    name: 'tests-stay-out',
    comment: 'Nothing that ships imports a test or its tools.',
    from: { path: '^(apps|packages)/[^/]+/src/', pathNot: [TESTS, '-suite\\.ts$'] },
    to: { path: TESTS },
  },
];
