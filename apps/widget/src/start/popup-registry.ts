import { originalIdOf } from '@beckon/contract/decide';
import { ASKED_FOR_TRIGGERS, type TriggerName } from '@beckon/contract/values';
import type { DisplayDecision } from '../popup/display-answer.ts';
import type { PopupWithBrokenRules } from '@beckon/popup-core/popup/broken-rules';
import type { TracedPopup } from '../trace/explain-popups.ts';
import { armTriggers } from './arm-triggers.ts';
import type { AwaitedFile } from './await-file.ts';
import type { PopupController, Show } from './show-file.ts';
import type { VisitorSession } from './visitor-session.ts';
import type { BrowserEnvironment, PageAccess, ServerAccess } from './environment.ts';
import type { ArmWatching } from './triggers-file.ts';

/** The popups of one page view. */
export interface PopupRegistry {
  /**
   * Arms the offered popups, or only the named ones. Popups that already exist stay unchanged. A
   * complete answer also withdraws popups that wait for their triggers or their turn, if an earlier
   * one offered them and this one does not. Popups that were asked for stay. docs/decisions/0069.
   */
  add(decision: DisplayDecision, onlyIds?: readonly string[]): void;
  readonly has: (popupId: string) => boolean;
  /**
   * Opens a popup that the visitor, a page script or another popup asks for. If it was not offered
   * here, the server is asked for it. Returns whether it could be opened; never rejects.
   */
  readonly open: (popupId: string, by: TriggerName) => Promise<boolean>;
  /** Returns whether the popup is loading, waiting or open because of this. */
  readonly fire: (popupId: string, by: TriggerName) => Promise<boolean>;
  /** Ids of the embedded popups that are open. */
  idsOfOpenEmbedded(): readonly string[];
  traces(): Promise<readonly TracedPopup[]>;
  /** Removes one popup from the page and forgets it. */
  readonly forget: (popupId: string) => void;
  /** Called when the page is left. Removes all popups and accepts no new ones. */
  leave(): void;
  readonly hasLeft: () => boolean;
}

export interface PopupRegistryDeps
  extends PageAccess, ServerAccess, Pick<BrowserEnvironment, 'scriptEvents'> {
  readonly visitor: VisitorSession;
  /** The triggers that watch the page; loaded when a popup has one. */
  readonly triggers: AwaitedFile<ArmWatching>;
  readonly isPreview: boolean;
  /** Loads the chunk that shows popups, once per page view. */
  readonly loadShow: () => Promise<Show | undefined>;
  /** Asks the server about a popup that it did not offer; undefined if it does not answer. */
  readonly askFor: (popupId: string) => Promise<DisplayDecision | undefined>;
}

type PopupState =
  /** The popup waits for its triggers. None of its files are loaded. */
  | { readonly name: 'armed'; readonly controller?: undefined }
  | {
      readonly name: 'loading';
      readonly coming: Promise<PopupController | undefined>;
      readonly controller?: undefined;
    }
  | { readonly name: 'live'; readonly controller: PopupController }
  | { readonly name: 'gone'; readonly controller?: undefined };

interface RegisteredPopup {
  readonly isEmbedded: boolean;
  /** The popup's state, also before its life begins. */
  readonly now: () => { readonly name: string; readonly firedBy?: TriggerName };
  /**
   * Starts its life, unless it has started. Resolves with undefined if the popup cannot be shown or
   * is gone.
   */
  readonly begin: () => Promise<PopupController | undefined>;
  readonly leave: () => void;
}

const ASKED_FOR: readonly unknown[] = ASKED_FOR_TRIGGERS;

export function createPopupRegistry(deps: PopupRegistryDeps): PopupRegistry {
  const { report } = deps;
  const popups = new Map<string, RegisteredPopup>();
  let hasLeft = false;
  /** The popups of the last complete answer. */
  let offered: readonly string[] = [];
  const add: PopupRegistry['add'] = (decision, onlyIds) => {
    if (hasLeft) return;
    if (onlyIds === undefined) {
      const ids = decision.popups.map(({ popup }) => originalIdOf(popup));
      offered.filter((id) => !ids.includes(id) && mayWithdraw(popups.get(id))).forEach(forget);
      offered = ids;
    }
    const openOther = (popupId: string): void => void open(popupId, 'click');
    for (const details of decision.popups) {
      const { popup } = details;
      // A variant of a test is found by the id of its original.
      const id = originalIdOf(popup);
      if (popups.has(id) || onlyIds?.includes(id) === false) continue;
      popups.set(id, armPopup({ ...deps, openOther }, decision, details, popups.size));
      // The places of the page may have been filled before, and then nobody would ask for it.
      if (onlyIds === undefined && popup.type === 'embedded') void open(id, 'embedded');
    }
  };
  const fire: PopupRegistry['fire'] = async (popupId, by) =>
    (await popups.get(popupId)?.begin())?.fire(by) ?? false;
  const addThenFire: PopupRegistry['fire'] = async (popupId, by) => {
    const decision = popups.has(popupId) ? undefined : await deps.askFor(popupId);
    if (decision !== undefined) add(decision, [popupId]);
    return fire(popupId, by);
  };
  const open: PopupRegistry['open'] = (popupId, by) =>
    addThenFire(popupId, by).catch((error: unknown) => {
      report(error);
      return false;
    });
  const forget = (popupId: string): void => {
    popups.get(popupId)?.leave();
    popups.delete(popupId);
  };
  return {
    add,
    open,
    fire,
    forget,
    has: (popupId) => popups.has(popupId),
    idsOfOpenEmbedded: () =>
      [...popups]
        .filter(([, { isEmbedded, now }]) => isEmbedded && now().name === 'open')
        .map(([id]) => id),
    async traces() {
      const controllers = await Promise.all([...popups.values()].map(({ begin }) => begin()));
      return controllers.flatMap((controller) => controller?.trace() ?? []);
    },
    hasLeft: () => hasLeft,
    leave() {
      hasLeft = true;
      [...popups.keys()].forEach(forget);
    },
  };
}

/** Whether it waits for its triggers, or for its turn without being asked for. */
function mayWithdraw(popup: RegisteredPopup | undefined): boolean {
  const { name, firedBy } = popup?.now() ?? {};
  return name === 'armed' || (name === 'waiting' && !ASKED_FOR.includes(firedBy));
}

type ArmDeps = PopupRegistryDeps & { readonly openOther: (popupId: string) => void };

/**
 * Arms a popup. Its life starts, and its files load, only when a trigger fires or the popup is
 * asked for.
 */
function armPopup(
  deps: ArmDeps,
  decision: DisplayDecision,
  details: PopupWithBrokenRules,
  order: number,
): RegisteredPopup {
  const { report, openOther } = deps;
  const { popup, brokenRules } = details;
  const hasFilters = Object.keys(popup.filters).length + brokenRules.length > 0;
  let state: PopupState = { name: 'armed' };
  const load = async (): Promise<PopupController | undefined> => {
    const { template } = popup;
    if (!('prerendered' in template)) {
      void deps.loadPart('view');
      // A popup without filters will show, so its template is loaded at the same time, not
      // afterwards.
      if (!hasFilters && 'url' in template) void deps.loadText(template.url);
    }
    const show = await deps.loadShow();
    if (state.name === 'gone') return undefined;
    const { site, countryCode } = decision;
    const controller = show?.run(
      { details, order, site, countryCode },
      { disarm: () => disarm(), openOther },
    );
    state = controller === undefined ? { name: 'armed' } : { name: 'live', controller };
    return controller;
  };
  const begin: RegisteredPopup['begin'] = async () => {
    if (state.name === 'armed') state = { name: 'loading', coming: load() };
    return state.name === 'loading' ? state.coming : state.controller;
  };
  const disarm = deps.isPreview
    ? () => undefined
    : armTriggers(deps, popup, (by, trigger) => {
        void begin()
          .then((controller) => controller?.fire(by, trigger))
          .catch(report);
      });
  const showsTabFirst = popup.teaser !== undefined && popup.teaser.showMode !== 'after_close';
  if (!deps.isPreview && showsTabFirst) void begin().catch(report);
  return {
    isEmbedded: popup.type === 'embedded',
    begin,
    now: () => state.controller?.state() ?? state,
    leave() {
      state.controller?.leave();
      state = { name: 'gone' };
      disarm();
    },
  };
}
