import { chooseArm } from '@beckon/contract/decide';
import type { AbTestSettings } from '@beckon/contract/settings';
import type { LivePopup, LiveSite } from '../../../store/store.ts';

/**
 * Whether the popup is the visitor's arm of its A/B test. A visitor always sees the same arm, or
 * none.
 */
export function isInItsArm(popup: LivePopup, live: LiveSite, visitorId: string): boolean {
  const { abTest } = popup.published.settings;
  return abTest === undefined || armOf(popup, abTest, { live, visitorId }) === abTest.name;
}

/** The popup as if it were in no test: a variant that was asked for by its own id. */
export function withoutTest(popup: LivePopup): LivePopup {
  const { abTest, ...settings } = popup.published.settings;
  if (abTest === undefined) return popup;
  const { common: _common, ...own } = popup;
  return { ...own, published: { ...popup.published, settings } };
}

/**
 * What a visitor gets who asks for this popup: if it is the original of a test, the visitor's own
 * design of the test. If that is paused, the original.
 */
export function ownDesign(popup: LivePopup, live: LiveSite, visitorId: string): LivePopup {
  const { abTest } = popup.published.settings;
  if (abTest === undefined) return popup;
  if (abTest.originalId !== undefined) return withoutTest(popup);
  const name = armOf(popup, abTest, { live, visitorId });
  const own = live.popups.find(
    ({ isActive, published }) =>
      isActive &&
      published.settings.abTest?.originalId === popup.id &&
      published.settings.abTest.name === name,
  );
  return own ?? popup;
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
