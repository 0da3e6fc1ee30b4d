import type { CreatePopupRequest, DesignDocument } from '@beckon/contract/owner-calls';
import type { AudienceSettings, PopupSettings } from '@beckon/contract/settings';
import type { FormatStart } from '../modules/popups/template-engine.ts';
import {
  BAR_CROWD,
  BLOG_CROWD,
  type DemoCrowd,
  HEBREW_CROWD,
  NEWSLETTER_CROWD,
  WHEEL_CROWD,
} from './demo-crowds.ts';
import { DEMO_POPUP_IDS } from './demo-ids.ts';

/** A popup of the demo: what its owner chose in the dashboard. */
export interface DemoPopup {
  readonly id: string;
  readonly request: Pick<CreatePopupRequest, 'name' | 'type' | 'format' | 'language'>;
  /** Changes the format's own settings as the owner did. */
  readonly change: (start: FormatStart['settings']) => PopupSettings;
  /**
   * The address of its link buttons. The format's own buttons lead to the top of the site, which is
   * the dashboard here.
   */
  readonly linksTo?: string;
  /** A design that replaces the format's own. */
  readonly design?: DesignDocument;
  /** Its sample visitors. Missing: nobody has seen it yet. */
  readonly crowd?: DemoCrowd;
}

/** Demo popups show every time, so that they can be tried out again. */
export const EVERY_TIME = {
  frequency: { rule: 'display_everytime_everypage_5', scope: 'all' },
} as const satisfies Partial<PopupSettings>;

export const ENGLISH_POPUPS: readonly DemoPopup[] = [
  {
    id: DEMO_POPUP_IDS.newsletter,
    crowd: NEWSLETTER_CROWD,
    request: { name: 'Newsletter', type: 'lightbox', format: 'format_1', language: 'en' },
    change: (settings) => ({
      ...settings,
      ...EVERY_TIME,
      triggers: { afterSeconds: { seconds: 3, on: 'page' } },
      audience: onPages('/plain', '/spa', '/hostile'),
    }),
  },
  {
    id: DEMO_POPUP_IDS.bar,
    crowd: BAR_CROWD,
    request: { name: 'Free delivery bar', type: 'bar', format: 'format_1', language: 'en' },
    linksTo: '/demos/shop/',
    change: (settings) => ({
      ...settings,
      ...EVERY_TIME,
      // A bar that opens with the page would cover the menu of the shop, not move it down.
      triggers: { afterSeconds: { seconds: 3, on: 'page' } },
      audience: onPages('/shop'),
    }),
  },
  {
    id: DEMO_POPUP_IDS.wheel,
    crowd: WHEEL_CROWD,
    request: { name: 'Prize wheel', type: 'gamified', format: 'format_1', language: 'en' },
    change: (settings) => ({
      ...settings,
      ...EVERY_TIME,
      triggers: { exitIntent: { backButton: false } },
      audience: onPages('/shop'),
      teaser: {
        showMode: 'after_close',
        label: 'Spin to win',
        side: 'left',
        animated: true,
        closeDelayMs: 1500,
      },
    }),
  },
];

export const HEBREW_POPUPS: readonly DemoPopup[] = [
  {
    id: DEMO_POPUP_IDS.hebrew,
    crowd: HEBREW_CROWD,
    request: { name: 'מכתב יום ראשון', type: 'lightbox', format: 'format_1', language: 'he' },
    change: (settings) => ({
      ...settings,
      ...EVERY_TIME,
      triggers: { afterSeconds: { seconds: 3, on: 'page' } },
      audience: onPages(),
    }),
  },
  {
    id: DEMO_POPUP_IDS.hebrewForm,
    request: { name: 'טופס בתוך הדף', type: 'embedded', format: 'format_1', language: 'he' },
    change: formOfDemo,
  },
];

export const BLOG_POPUPS: readonly DemoPopup[] = [
  {
    id: DEMO_POPUP_IDS.blogLetters,
    crowd: BLOG_CROWD,
    request: { name: 'Letters', type: 'embedded', format: 'format_1', language: 'en' },
    change: formOfDemo,
  },
];

export const HEBREW_BLOG_POPUPS: readonly DemoPopup[] = [
  {
    id: DEMO_POPUP_IDS.hebrewBlogLetters,
    request: { name: 'מכתבים', type: 'embedded', format: 'format_1', language: 'he' },
    change: formOfDemo,
  },
];

function formOfDemo(settings: PopupSettings): PopupSettings {
  return { ...settings, ...EVERY_TIME, stopForConverted: false, audience: onPages() };
}

/**
 * Parts of the addresses at which demo popups show: the demo pages of this server, and pages on the
 * machine where the demo is tried.
 */
const DEMO_PLACES = ['/demos/', '//localhost', '//127.0.0.1'];

/**
 * Limits a popup to the demo's pages, and among them to the given paths, if there are any. An owner
 * who puts the demo site's script on their own site does not want its sample popups there.
 */
function onPages(...paths: readonly string[]): AudienceSettings {
  const places = [DEMO_PLACES, ...(paths.length === 0 ? [] : [[...paths]])];
  return {
    groups: [places.map((values) => ({ kind: 'page-url', operator: 'contains', values }))],
  };
}
