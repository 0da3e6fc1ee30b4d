/**
 * Which folders may import which inside the widget: each folder and the places that it may import
 * besides itself.
 */

const PURE = ['popup', 'timings'];
const TYPES_ONLY = { dependencyTypes: ['type-only', 'type-import'] };
const TESTS = '\\.test\\.tsx?$|/testing/';

/** `runtime`: may be imported; `types`: only as a type. */
const reaches = {
  triggers: { runtime: PURE, types: ['page', 'shop'] },
  calls: { runtime: PURE, types: ['shop'] },
  trace: { runtime: [], types: [] },
  visitor: { runtime: ['timings'], types: ['popup'] },
  consent: { runtime: ['visitor', 'timings'], types: ['calls'] },
  shop: { runtime: ['timings'], types: ['popup'] },
  page: { runtime: ['timings'], types: ['popup'] },
  render: { runtime: PURE, types: [] },
  popup: { runtime: [], types: [] },
};

/** The files of the chunk `arm`, which every visitor loads who is offered a popup. */
const ARM_FILES =
  '^apps/widget/src/(start/(armed-page|popup-registry|arm-triggers|visit-context)|triggers/(visit-triggers|armable|time-on-page|time-on-site|nth-page|script-event))\\.ts$';

/**
 * A pattern for all places of the widget except the listed ones. `timings` is a file, the others
 * are folders.
 */
function placesBeside(names) {
  return `^apps/widget/src/(?!(${names.map((name) => (name === 'timings' ? 'timings\\.ts$' : `${name}/`)).join('|')}))`;
}

function folderRules([folder, { runtime, types }]) {
  const from = { path: `^apps/widget/src/${folder}/`, pathNot: TESTS };
  const rules = [
    {
      name: `widget-${folder}-reach`,
      comment: `${folder} may import: ${[folder, ...runtime, ...types.map((name) => `${name} (types)`)].join(', ')}.`,
      from,
      to: { path: placesBeside([folder, ...runtime, ...types]) },
    },
  ];
  if (types.length > 0) {
    rules.push({
      name: `widget-${folder}-types`,
      comment: `${folder} knows ${types.join(' and ')} by type only.`,
      from,
      to: {
        path: `^apps/widget/src/(${types.join('|')})/`,
        dependencyTypesNot: TYPES_ONLY.dependencyTypes,
      },
    });
  }
  return rules;
}

export const widgetRules = [
  ...Object.entries(reaches).flatMap(folderRules),
  {
    name: 'widget-nothing-imports-start',
    comment: 'Wiring knows everyone; nobody knows the wiring.',
    from: { path: '^apps/widget/src/', pathNot: ['^apps/widget/src/(start|entrypoints)/'] },
    to: { path: '^apps/widget/src/(start|entrypoints)/' },
  },
  {
    name: 'widget-start-without-entrypoints',
    comment: 'Entry files list what ships; nothing builds on them.',
    from: { path: '^apps/widget/src/start/', pathNot: TESTS },
    to: { path: '^apps/widget/src/entrypoints/', dependencyTypesNot: ['type-only', 'type-import'] },
  },
  {
    name: 'widget-entrypoints-list-what-ships',
    comment: 'An entry file names what a shipped file is made of; it does nothing itself.',
    from: { path: '^apps/widget/src/entrypoints/', pathNot: TESTS },
    to: { path: '^apps/widget/src/(?!(start|entrypoints|page)/|calls/from-wire/from-wire\\.ts)' },
  },
  {
    name: 'widget-timings-stand-alone',
    comment: 'A table of waits needs nobody.',
    from: { path: '^apps/widget/src/timings\\.ts$' },
    to: { path: '^apps/widget/src/' },
  },
  {
    name: 'widget-arm-without-watching',
    comment: 'What watches the page is loaded only for popups that need it: docs/decisions/0048.',
    from: { path: ARM_FILES },
    to: {
      path: '^apps/widget/src/(triggers/watching-triggers|page/browser-page|start/open-triggers)\\.ts$',
      dependencyTypesNot: TYPES_ONLY.dependencyTypes,
    },
  },
  {
    name: 'widget-view-keeps-conversions',
    comment: '`show` has to stay small: only the view keeps conversions.',
    from: {
      path: '^apps/widget/src/',
      pathNot: ['^apps/widget/src/entrypoints/view\\.ts$', TESTS],
    },
    to: {
      path: '^apps/widget/src/start/show/keep-conversion\\.ts$',
      dependencyTypesNot: TYPES_ONLY.dependencyTypes,
    },
  },
];
