import type { Popup } from '@beckon/contract/popup';
import type { CopyTools } from '@beckon/popup-view/view';
import type {
  PopupViewEvent,
  PopupViewProps,
  TeaserViewProps,
} from '@beckon/popup-view/view-contract';
import { hasOwnId } from '../../calls/own-id.ts';
import { failed, succeeded, type Result } from '@beckon/host-page/result';
import type { LoadFailure, PopupLook, PopupPorts } from '@beckon/popup-core/lifecycle/popup-ports';
import type { TeaserEvent } from '@beckon/popup-core/lifecycle/teaser-machine';
import {
  connectPopup,
  connectTeaser,
  isLoadedView,
  type Connected,
  type LoadedView,
} from '../../render/connect-view.ts';
import { followProductChoice } from './follow-product-choice.ts';
import type { ShowParts } from './popup-ports.ts';
import { viewProps } from './view-props.ts';

interface DrawingEnds {
  readonly popup: Popup;
  readonly order: number;
  readonly countryCode: string | undefined;
  /** Whether the page may be moved down for it. */
  readonly mayPushPage: () => boolean;
  readonly onViewEvent: (event: PopupViewEvent) => void;
  readonly onTeaserEvent: (event: TeaserEvent) => void;
}

type Drawing = Pick<PopupPorts, 'load' | 'show' | 'showTeaser' | 'noteState'>;

/** Loads what a popup is drawn with, and draws it. */
export function createPopupDrawing(parts: ShowParts, ends: DrawingEnds): Drawing {
  const { popup } = ends;
  let loaded: Pick<DrawnNow, 'view' | 'template' | 'tools'> | undefined;
  let drawn: Connected<PopupViewProps> | undefined;
  let stateName = 'armed';
  const onEvent = safeEvents(parts, ends);
  const remove = (): void => {
    drawn?.remove();
    drawn = undefined;
    parts.pagePush.undo(popup.id);
  };
  return {
    noteState: (name) => {
      stateName = name;
    },
    async load() {
      const [view, template] = await Promise.all([loadView(parts), loadTemplate(parts, popup)]);
      if (view === undefined) return failed(missing('view'));
      if (template === undefined) return failed(missing('template'));
      const ready = await makeReady(parts, popup, { view, template });
      if (!ready.ok) return ready;
      const { tools, ...timer } = ready.value;
      loaded = { view, template, tools };
      return succeeded(timer);
    },
    show(look) {
      if (look === undefined || loaded === undefined) return remove();
      if (drawn === undefined) {
        drawn = connectPopup(loaded.view, popup, placeOf(parts, popup, onEvent), parts.scrollLock);
      }
      drawn.show(propsFor(parts, ends, { ...loaded, look, onEvent }), stateName);
    },
    showTeaser: createTeaserDrawing(parts, ends),
  };
}

/**
 * A slot comes again with its page and is then filled again; whatever else the page throws away is
 * over.
 */
function placeOf(
  { world, slotFor }: ShowParts,
  { id, type }: Popup,
  onEvent: (event: PopupViewEvent) => void,
): Parameters<typeof connectPopup>[2] {
  const { document } = world.window;
  const slot = type === 'embedded' ? slotFor(id) : undefined;
  return slot === undefined
    ? { document, onThrownAway: () => onEvent({ name: 'THROWN_AWAY' }) }
    : { document, slot };
}

interface DrawnNow {
  readonly view: LoadedView;
  readonly tools: CopyTools | undefined;
  readonly template: string;
  readonly look: PopupLook;
  readonly onEvent: (event: PopupViewEvent) => void;
}

function propsFor(
  { world, pageParameters, isPreview, viewPorts }: ShowParts,
  { popup, order, countryCode }: DrawingEnds,
  { tools, template, look, onEvent }: DrawnNow,
): PopupViewProps {
  return viewProps(
    {
      world,
      tools,
      popup,
      template,
      pageParameters,
      isPreview,
      countryCode,
      order,
      ports: viewPorts,
      onEvent,
    },
    look,
  );
}

/** Facts of the view come from listeners and timers in the page: nothing they cause throws there. */
function safeEvents(
  { world, pagePush }: ShowParts,
  { popup, mayPushPage, onViewEvent }: DrawingEnds,
): (event: PopupViewEvent) => void {
  return world.guard((event: PopupViewEvent) => {
    if (event.name === 'PUSH_PAGE') {
      if (mayPushPage()) pagePush.to(popup.id, event.heightPx, event.overMs);
    } else if (event.name === 'PRODUCT_CHOSEN') followProductChoice(world, popup, event);
    else onViewEvent(event);
  });
}

/**
 * The tab needs the view and the template's colours, which may be on their way when the tab is no
 * longer wanted.
 */
function createTeaserDrawing(
  parts: ShowParts,
  { popup, onTeaserEvent }: DrawingEnds,
): PopupPorts['showTeaser'] {
  let wanted: TeaserViewProps['state'] | undefined;
  let drawn: Connected<TeaserViewProps> | undefined;
  const onEvent = parts.world.guard(onTeaserEvent);
  const draw = (view: LoadedView, template: string | undefined): void => {
    if (wanted === undefined) return;
    drawn ??= connectTeaser(view, popup, parts.world.window.document);
    drawn.show(
      {
        popup,
        state: wanted,
        language: popup.language,
        onEvent,
        ...(template !== undefined && { template }),
      },
      wanted,
    );
  };
  return (look) => {
    wanted = look;
    if (look === undefined) {
      drawn?.remove();
      drawn = undefined;
      return;
    }
    const load = async (): Promise<void> => {
      const [view, template] = await Promise.all([loadView(parts), loadTemplate(parts, popup)]);
      if (view === undefined) return;
      const ready =
        template === undefined ? undefined : await makeReady(parts, popup, { view, template });
      if (ready?.ok === false) onEvent({ name: 'POPUP_UNAVAILABLE' });
      else draw(view, template);
    };
    load().catch(parts.world.report);
  };
}

async function loadView({ world }: ShowParts): Promise<LoadedView | undefined> {
  const part = await world.loadPart('view');
  return isLoadedView(part) ? part : undefined;
}

/**
 * Only a timer and placeholders need them; a popup whose tools cannot be had shows its copy as it
 * is, without a timer.
 */
async function loadTools(
  view: LoadedView,
  { appearance: { timer } }: Popup,
  template: string,
): Promise<CopyTools | undefined> {
  if (timer === undefined && !template.includes('{{')) return undefined;
  return view.loadCopyTools().catch(() => undefined);
}

async function loadTemplate(
  { world }: ShowParts,
  { id, template }: Popup,
): Promise<string | undefined> {
  if ('html' in template) return template.html;
  const html = await world.loadText(template.url);
  return html !== undefined && hasOwnId(html, id) ? html : undefined;
}

/** A file that did not come may come when it is asked for again. */
function missing(what: string): LoadFailure {
  return { why: `the ${what} could not be loaded`, mayRetry: true };
}

interface Ready {
  readonly tools: CopyTools | undefined;
  readonly timerEndsAtMs?: number;
}

/**
 * What is still needed to draw it, or why it can never be drawn: before it counts as shown, for
 * what cannot be drawn was never seen. A timer whose moment has passed would close it as soon as it
 * opened.
 */
async function makeReady(
  { world: { clock } }: ShowParts,
  popup: Popup,
  { view, template }: { readonly view: LoadedView; readonly template: string },
): Promise<Result<Ready, LoadFailure>> {
  const why = view.viewPart.whyBroken(template, popup.id);
  if (why !== undefined) return failed({ why: `template: ${why}`, mayRetry: false });
  const tools = await loadTools(view, popup, template);
  const { timer } = popup.appearance;
  const parsed = timer === undefined ? undefined : tools?.parseTimer(timer.value);
  if (parsed === undefined) return succeeded({ tools });
  const nowMs = clock.now();
  const timerEndsAtMs = parsed.kind === 'stretch' ? nowMs + parsed.lengthMs : parsed.atMs;
  return timerEndsAtMs <= nowMs
    ? failed({ why: 'its timer has run out', mayRetry: false })
    : succeeded({ tools, timerEndsAtMs });
}
