import { chooseArm } from '@beckon/contract/decide';
import type { AbTestSettings } from '@beckon/contract/settings';
import type { LivePopup, LiveSite } from '../../store/store.ts';

/**
 * Whether the popup is the visitor's arm. A visitor always sees the same popup of one A/B test, or
 * none.
 */
export function isInItsArm(popup: LivePopup, live: LiveSite, visitorId: string): boolean {
  const { abTest } = popup.published.settings;
  return abTest === undefined || armOf(popup, abTest, { live, visitorId }) === abTest.name;
}

/**
 * An arm that is paused or deleted keeps its visitors, who see nothing: those of the others must
 * not move to another arm.
 */
export function armOf(
  { testArms }: LivePopup,
  { parentId }: AbTestSettings,
  { live, visitorId }: { readonly live: LiveSite; readonly visitorId: string },
): string {
  const arms =
    testArms ??
    live.popups.flatMap(
      ({
        published: {
          settings: { abTest },
        },
      }) => (abTest?.parentId === parentId ? [abTest] : []),
    );
  return chooseArm(visitorId, arms);
}
