import { chooseArm } from '@beckon/contract/decide';
import type { AbTestSettings } from '@beckon/contract/settings';
import type { LivePopup, LiveSite } from '../../store/store.ts';

/**
 * Whether the popup is the visitor's arm of its A/B test. A visitor always sees the same arm, or
 * none.
 */
export function isInItsArm(popup: LivePopup, live: LiveSite, visitorId: string): boolean {
  const { abTest } = popup.published.settings;
  return abTest === undefined || armOf(popup, abTest, { live, visitorId }) === abTest.name;
}

/**
 * Visitors of a paused or deleted arm stay in it and see nothing, because visitors must not change
 * between arms.
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
