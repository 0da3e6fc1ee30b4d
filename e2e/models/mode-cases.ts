import type { ScenarioPage } from '../helpers/scenario-site.ts';

/** What a visitor does where consent is asked for in one way, and what the next page makes of it. */
export interface ModeCase extends ScenarioPage {
  readonly title: string;
  /** Selectors, pressed in turn. */
  readonly presses: readonly string[];
  /**
   * Turns true when the last of them may be pressed: one that loads the page again would break off
   * scripts that are still being fetched, which Firefox reports to the page.
   */
  readonly beforeLast?: string;
  /**
   * Turns true when that has been done, and what may run has run: leaving the page would break it
   * off, too.
   */
  readonly until: string;
  /** Runs before the next page is opened. */
  readonly between?: string;
  /** Turns true on the next page when all has happened there. */
  readonly next: string;
  /** Held-back scripts that have run there. */
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

/** In both modes that ask; `assumed` is what runs before anyone has said anything. */
function casesOf(consenttype: string, assumed: string): readonly ModeCase[] {
  const settings = { consenttype };
  // Boxes start as the state is: the first press of each that has to change.
  const onlyStatistics = assumed === '' ? ['statistics'] : ['marketing', 'preferences'];
  const again = 'window.loads > 1 && ';
  const beforeLast = ran(assumed);
  // What ran before the visitor said no, is not stopped: the page is loaded again.
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

/** Nobody is asked: what visitors do, they do in the panel of the policy page. */
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
