import type { Popup } from '@beckon/contract/popup';
import type { CopyTools } from '@beckon/popup-view/view';
import type { PopupViewEvent, PopupViewProps, ViewPorts } from '@beckon/popup-view/view-contract';
import type { PopupLook } from '@beckon/popup-core/lifecycle/popup-ports';
import { layoutFor } from '../../page/device.ts';
import type { World } from '../world.ts';

export interface ViewFacts {
  readonly world: World;
  readonly tools: CopyTools | undefined;
  readonly popup: Popup;
  readonly template: string;
  readonly pageParameters: ReadonlyMap<string, string>;
  readonly isPreview: boolean;
  readonly countryCode: string | undefined;
  readonly order: number;
  readonly ports: ViewPorts;
  readonly onEvent: (event: PopupViewEvent) => void;
}

/** Everything that the view draws follows from this. */
export function viewProps(facts: ViewFacts, look: PopupLook): PopupViewProps {
  const {
    world: { window },
    popup,
    template,
    pageParameters,
    isPreview,
    countryCode,
    order,
    ports,
    onEvent,
  } = facts;
  return {
    popup: look.isUnlocked ? unlocked(popup) : popup,
    template,
    pageParameters,
    isPreview,
    order,
    ports,
    onEvent,
    phase: look.phase,
    screen: look.screen,
    submit: look.submit,
    layout: popup.type === 'mobile' ? 'mobile' : layoutFor(window),
    language: popup.language,
    closeReadyInSeconds: look.closeReadyInSeconds,
    pageUrl: window.location.href,
    ...(look.prize === undefined ? {} : { prize: look.prize }),
    ...(look.drawTrouble === undefined ? {} : { drawTrouble: look.drawTrouble }),
    ...(look.timerLeftMs === undefined ? {} : { timerLeftMs: look.timerLeftMs }),
    ...(countryCode === undefined ? {} : { countryCode }),
    ...tagsFor(facts, look),
  };
}

/** After a conversion the content lock has done its work. */
function unlocked(popup: Popup): Popup {
  return popup.closing.contentLock
    ? { ...popup, closing: { ...popup.closing, contentLock: false } }
    : popup;
}

/** Of free-plan popups only the prize is filled in. docs/behaviour/popup-parts.md#placeholders. */
function tagsFor(
  { world: { clock }, tools, popup: { language, isFreePlan } }: ViewFacts,
  { prize }: PopupLook,
): Pick<PopupViewProps, 'tags'> {
  if (tools === undefined) return {};
  return {
    tags: isFreePlan
      ? tools.prizeTags(prize)
      : tools.buildTags({
          language,
          nowMs: clock.now(),
          ...(prize === undefined ? {} : { prize }),
        }),
  };
}
