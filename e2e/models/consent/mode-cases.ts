import type { ScenarioPage } from '../../helpers/scenario-site.ts';

/** Actions of a visitor in one consent mode, and the expected state of the next page. */
export interface ModeCase extends ScenarioPage {
  readonly title: string;
  /** Selectors, clicked one after another. */
  readonly presses: readonly string[];
  /**
   * An expression that becomes true when the last selector may be clicked. If that click reloads
   * the page, scripts that are still loading are cancelled, and Firefox reports that as an error of
   * the page.
   */
  readonly beforeLast?: string;
  /**
   * An expression that becomes true when all clicks are done and all allowed scripts have run.
   * Leaving the page earlier would cancel the scripts, too.
   */
  readonly until: string;
  /** JavaScript that runs before the next page opens. */
  readonly between?: string;
  /** An expression that becomes true on the next page when everything has happened. */
  readonly next: string;
  /** The scripts that waited for consent and ran there. */
  readonly ran: string;
}

const BOX = '.cmplz-cookiebanner input.cmplz-';
const TAB = 'button.cmplz-manage-consent';
const PANEL = '.cmplz-manage-consent-container input.cmplz-';
const ALL = 'marketing,statistics';

const shows = (selector: string): string =>
  `document.querySelector('${selector}.cmplz-show') !== null`;
const has = (...cookies: readonly string[]): string =>
  cookies.map((cookie) => `document.cookie.includes('cmplz_${cookie}')`).join(' && ');
const ran = (names: string): string => `String(window.ran ?? '') === '${names}'`;

const ASKED = shows('.cmplz-cookiebanner');
const NOT_ASKED = shows(TAB);

/**
 * Cases for both modes that ask. `assumed`: the scripts that run before the visitor has made a
 * choice.
 */
function casesOf(consenttype: string, assumed: string): readonly ModeCase[] {
  const settings = { consenttype };
  // The checkboxes start with the current state, so only those that must change are clicked.
  const onlyStatistics = assumed === '' ? ['statistics'] : ['marketing', 'preferences'];
  const again = 'window.loads > 1 && ';
  const beforeLast = ran(assumed);
  // Scripts that ran before the visitor refused cannot be stopped, so the page is reloaded.
  const afterNo = assumed === '' ? '' : again;
  const act = (title: string, rest: Omit<ModeCase, 'title' | 'settings'>): ModeCase => ({
    title: `${consenttype}: ${title}`,
    settings,
    ...rest,
  });
  return [
    act('accept', {
      presses: ['.cmplz-accept'],
      until: `${has('marketing=allow', 'policy_id=34')} && ${ran(ALL)}`,
      next: `${NOT_ASKED} && ${ran(ALL)}`,
      ran: ALL,
    }),
    act('deny', {
      presses: ['.cmplz-deny'],
      beforeLast,
      until: `${afterNo}${has('marketing=deny', 'policy_id=34')}`,
      next: NOT_ASKED,
      ran: '',
    }),
    act('save statistics alone', {
      presses: [
        '.cmplz-view-preferences',
        ...onlyStatistics.map((name) => BOX + name),
        '.cmplz-save-preferences',
      ],
      beforeLast,
      until: `${afterNo}${has('marketing=deny', 'statistics=allow', 'preferences=deny')} && ${ran('statistics')}`,
      next: `${NOT_ASKED} && ${ran('statistics')}`,
      ran: 'statistics',
    }),
    act('close', {
      presses: ['.cmplz-close'],
      until: `${has('banner-status=dismissed')} && ${ran(assumed)}`,
      next: `${NOT_ASKED} && ${ran(assumed)}`,
      ran: assumed,
    }),
    act('withdraw', {
      presses: ['.cmplz-accept', TAB, '.cmplz-deny'],
      beforeLast: ran(ALL),
      until: `${again}${has('marketing=deny', 'statistics=deny')}`,
      next: NOT_ASKED,
      ran: '',
    }),
    act('a new policy after accepting', {
      presses: ['.cmplz-accept'],
      until: `${has('marketing=allow', 'policy_id=34')} && ${ran(ALL)}`,
      between: "document.cookie = 'cmplz_policy_id=33;path=/'",
      next: `${ASKED} && ${has('marketing=deny')}`,
      ran: '',
    }),
  ];
}

/** In this mode there is no banner. Visitors choose in the panel of the policy page. */
const SILENT_PAGE = {
  settings: { consenttype: 'other', region: 'other' },
  body: `<div id="cmplz-manage-consent-container" class="cmplz-manage-consent-container"></div>`,
};
const SILENT: readonly ModeCase[] = [
  {
    ...SILENT_PAGE,
    title: 'other: nothing, under a new policy',
    presses: [],
    until: `${has('marketing=allow')} && ${ran(ALL)}`,
    between: "document.cookie = 'cmplz_policy_id=33;path=/'",
    next: ran(ALL),
    ran: ALL,
  },
  {
    ...SILENT_PAGE,
    title: 'other: refuse in the panel, which loads the page again',
    presses: [`${PANEL}marketing`],
    beforeLast: ran(ALL),
    until: `window.loads > 1 && ${has('marketing=deny', 'statistics=allow')} && ${ran('statistics')}`,
    next: ran('statistics'),
    ran: 'statistics',
  },
];

export const MODE_CASES: readonly ModeCase[] = [
  ...casesOf('optin', ''),
  ...casesOf('optout', ALL),
  ...SILENT,
];
