import { originalIdOf } from '@beckon/contract/decide';
import { findEmbeddedSlots } from '../../page/embedded-slots.ts';
import { watchPageCover } from '../../page/page-cover.ts';
import { layoutFor } from '../../page/device.ts';
import { afterCover } from '@beckon/popup-core/queue/after-cover';
import { createDisplayQueue } from '@beckon/popup-core/queue/display-queue';
import { makeRoomForConsent } from '../../render/room-for-consent.ts';
import { createPushPage } from '../../render/page-push.ts';
import { createScrollLock } from '@beckon/host-page/page/scroll-lock';
import { createAttention } from '../../visitor/attention.ts';
import { createPopupMemories } from '../../visitor/popup-memories.ts';
import { openPending } from '../pending-calls.ts';
import type { PageContext, Show } from '../show-file.ts';
import type { OwnerSide } from '../owner/owner-side.ts';
import { createPopupController } from './popup-controller.ts';
import type { PopupControllerDeps, ShowPrerendered } from './popup-controller-deps.ts';
import { awaitFile } from '../await-file.ts';
import { createDrawnParts } from './drawn-parts.ts';
import { createViewPorts } from './view-ports.ts';
import { isViewFile, type ViewFile } from './view-file.ts';

/** Starts the code that shows popups, for one page view. */
export function openShow(context: PageContext, showPrerendered: ShowPrerendered): Show {
  const deps = createDeps(context, showPrerendered);
  const { report, window } = context;
  const ends: (() => void)[] = [
    deps.cover.stop,
    makeRoomForConsent({ ...context, isPhone: () => layoutFor(window) === 'mobile' }),
  ];
  let isStopped = false;
  let side: OwnerSide | undefined;
  // The file is requested again if it did not load, and the side is created once.
  const ownerSide = async (): Promise<OwnerSide> => {
    const { createOwnerSide } = await import('../owner/owner-side.ts');
    return (side ??= createOwnerSide(deps));
  };
  const openForOwner = (open: (side: OwnerSide) => () => void): void => {
    ownerSide()
      .then((loaded) => isStopped || ends.push(open(loaded)))
      .catch(report);
  };
  return {
    run: (offered, callbacks) => createPopupController(deps, offered, callbacks),
    recordGoal: async (...goal) => (await loadGoals()).recordGoal(deps, ...goal),
    sendWaiting() {
      loadGoals()
        .then((goals) => goals.sendWaiting(deps))
        .catch(report);
    },
    explain: async (page) => (await ownerSide()).explain(page),
    startOwnerVisit: (explain) => openForOwner((side) => side.receive(explain)),
    showOwnerNotice: (read) => openForOwner((side) => side.showOwnerNotice(read)),
    stop() {
      isStopped = true;
      ends.forEach((end) => end());
      deps.queue.stop();
    },
  };
}

const loadGoals = () => import('../goals/record-goal.ts');

/** Creates what the popups of one page view share. */
function createDeps(context: PageContext, showPrerendered: ShowPrerendered): PopupControllerDeps {
  const {
    window: { document },
    local,
    clock,
  } = context;
  const cover = watchPageCover(context);
  let view: ViewFile | undefined;
  const askForView = async (): Promise<ViewFile | undefined> => {
    const file = await context.loadPart('view');
    if (isViewFile(file)) view = file;
    return view;
  };
  // The view may have failed together with the chunk that shows popups, so it is requested twice.
  const loadView = async () => (await askForView()) ?? askForView();
  const loadDrawnPart = createDrawnParts(context, loadView);
  const respond = awaitFile(
    async () => (await loadDrawnPart('respond'))?.createResponses(deps),
    context,
  );
  const deps: PopupControllerDeps = {
    ...context,
    loadView,
    loadedView: () => view,
    showPrerendered,
    cover,
    memories: createPopupMemories(context.cookies, local, clock),
    attention: createAttention(local, context.visitor.visit),
    queue: afterCover(createDisplayQueue(clock), cover),
    pending: openPending(context),
    scrollLock: createScrollLock(document),
    pushPage: createPushPage(context),
    loadExplain: () => loadDrawnPart('explain'),
    respond,
    viewPorts: createViewPorts({ ...context, loadDrawnPart, respond }),
    slotFor: (popup) =>
      popup.type === 'embedded'
        ? (findEmbeddedSlots(document).get(originalIdOf(popup)) ?? null)
        : undefined,
  };
  return deps;
}
