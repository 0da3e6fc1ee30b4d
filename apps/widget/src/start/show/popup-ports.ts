import type { Popup } from '@beckon/contract/popup';
import type { TriggerName } from '@beckon/contract/values';
import type { PopupViewEvent, ViewPorts } from '@beckon/popup-view/view-contract';
import { closedRequest } from '../../calls/closed-call.ts';
import type { PendingConversions } from '../../calls/pending-conversions.ts';
import { readPlainAnswer } from '../../calls/plain-answer.ts';
import { conversionActivitiesRequest, mayTrack } from '../../calls/visitor-tracking-calls.ts';
import { readViewId, viewedRequest } from '../../calls/viewed-call.ts';
import { takesAttention } from '@beckon/popup-core/filters/attention-budget';
import { isAutomatic } from '@beckon/popup-core/filters/automatic';
import { randomId } from '@beckon/host-page/random-id';
import { failed } from '@beckon/host-page/result';
import { within } from '@beckon/host-page/within';
import type { PopupPorts } from '@beckon/popup-core/lifecycle/popup-ports';
import { redirectAddress } from '@beckon/popup-core/lifecycle/redirect-address';
import type { TeaserEvent } from '@beckon/popup-core/lifecycle/teaser-machine';
import { openAddress } from '../../page/open-address.ts';
import { layoutFor } from '../../page/device.ts';
import type { watchCookieBanner } from '../../page/cookie-banner.ts';
import type { DisplayQueue } from '@beckon/popup-core/queue/display-queue';
import { placeOf } from '@beckon/popup-core/queue/place-of';
import type { PagePush } from '../../render/page-push.ts';
import type { ScrollLock } from '@beckon/host-page/page/scroll-lock';
import type { PopupEnds, ShowFacts } from '../show-part.ts';
import { AT_LOAD_SECONDS, VIEW_ID_WAIT_MS } from '../../timings.ts';
import type { Attention } from '../../visitor/attention.ts';
import { viewedUrlKey } from '../../visitor/storage-names.ts';
import type { PopupMemories } from '../../visitor/popup-memories.ts';
import { drawForVisitor } from './draw-for-visitor.ts';
import { createPopupDrawing } from './popup-drawing.ts';
import { sendConversion, sendStep } from './send-conversion.ts';
import { tellPage } from './tell-page.ts';

/** What the popups of one page view share. */
export interface ShowParts extends ShowFacts {
  readonly memories: PopupMemories;
  readonly attention: Attention;
  readonly banner: ReturnType<typeof watchCookieBanner>;
  readonly queue: DisplayQueue;
  readonly pending: PendingConversions;
  readonly scrollLock: ScrollLock;
  readonly pagePush: PagePush;
  readonly viewPorts: ViewPorts;
  /** The owner's panel; rejects when it cannot be loaded. */
  readonly loadExplain: () => Promise<unknown>;
  readonly slotFor: (popupId: string) => Element | undefined;
}

interface PopupTies extends PopupEnds {
  readonly popup: Popup;
  readonly mayShow: (by: TriggerName) => boolean;
  readonly onViewEvent: (event: PopupViewEvent) => void;
  readonly onTeaserEvent: (event: TeaserEvent) => void;
}

/** Everything one popup may do, made out of the page's parts. */
export function createPopupPorts(parts: ShowParts, ends: PopupTies): PopupPorts {
  const { world, visitor, queue } = parts;
  const { popup } = ends;
  let openedBy: TriggerName | undefined;
  const drawing = createPopupDrawing(parts, {
    ...ends,
    mayPushPage: () => !opensAtLoad(popup, openedBy),
  });
  let tellFirstView: (id: Promise<string | undefined>) => void = () => undefined;
  const firstView = new Promise<string | undefined>((resolve) => {
    tellFirstView = resolve;
  });
  let viewId = firstView;
  let formKey = '';
  let askAgain = (): Promise<string | undefined> => firstView;
  return {
    ...drawing,
    clock: world.clock,
    mayShow: ends.mayShow,
    disarm: ends.disarm,
    askForSlot(firedBy, granted) {
      openedBy = firedBy;
      queue.ask(
        {
          id: popup.id,
          place: placeOf(popup, layoutFor(world.window) === 'mobile'),
          isAutomatic: isAutomatic(firedBy),
        },
        granted,
      );
    },
    releaseSlot: () => queue.release(popup.id),
    reportView(firedBy) {
      remember(parts, ends, firedBy);
      formKey = randomId(world.window.crypto);
      announceView(parts, popup);
      const opening = { firedBy, key: formKey };
      askAgain = () => reportView(parts, popup, { ...opening, as: 'drawTicket' });
      viewId = reportView(parts, popup, { ...opening, as: 'viewed' });
      tellFirstView(viewId);
    },
    reportClose(by) {
      tellPage(world, 'poptinClose', popup);
      within(world.clock, VIEW_ID_WAIT_MS, viewId)
        .then((id) => reportClose(parts, popup, { by, viewId: id }))
        .catch(world.report);
    },
    noteClosed(by) {
      if (!visitor.countsNothing) parts.memories.closed(popup.id, by);
    },
    sendConversion: async (ask, { firedBy, prizeId }) => {
      const buttonText = ask.by === 'link' ? ask.link.buttonText : ask.buttonText;
      const isSent =
        parts.isPreview ||
        (await sendConversion(
          { ...parts, trustsConversionCode: ends.site.trustsConversionCode },
          ask,
          { popup, firedBy, prizeId, viewId, formKey },
        ));
      // Sent again, a form that stays in the page is another lead.
      if (ask.by === 'form') formKey = randomId(world.window.crypto);
      tellPage(world, 'poptinSubmit', popup, {
        buttonText,
        ...(ask.by === 'form' ? { fields: ask.form.fields } : {}),
      });
      return isSent;
    },
    sendStep(form, firedBy) {
      if (!visitor.countsNothing)
        sendStep(parts, form, { popup, firedBy, prizeId: undefined, viewId, formKey }).catch(
          world.report,
        );
    },
    /**
     * A draw needs a view: one that is not counted yet is waited for, one that did not arrive is
     * reported again under its key.
     */
    async drawPrize() {
      viewId = viewId.then((id) => id ?? askAgain());
      const drawn = await drawForVisitor(parts, popup, await viewId);
      if (!drawn.ok && drawn.error === 'no-ticket') viewId = Promise.resolve(undefined);
      return drawn.ok ? drawn : failed(drawn.error === 'over' ? 'over' : 'again');
    },
    announceCoupon: ({ code: couponCode, ...facts }) =>
      tellPage(world, 'couponCopy', popup, { couponCode, ...facts }),
    goTo(to) {
      const address = redirectAddress(to, world.window.location.href);
      if (address === undefined) world.log.warn(`popup ${popup.id}: address refused`);
      else openAddress(world.window, world.clock, address, to.newTab);
    },
    chain: (popupId) => void parts.openById(popupId, 'click'),
    report: world.report,
    log: (line) => world.log.warn(`popup ${popup.id}: ${line}`),
  };
}

/**
 * A bar that opens by itself while the page appears lies over it: the page never jumps under the
 * eyes of who has just begun to read. Later, and when asked for, it pushes. docs/decisions/0016.
 */
function opensAtLoad({ type, triggers }: Popup, by: TriggerName | undefined): boolean {
  const { seconds = AT_LOAD_SECONDS } = triggers.afterSeconds ?? {};
  return type === 'bar' && by === 'time' && seconds < AT_LOAD_SECONDS;
}

/** Frequency, attention and once-a-session markers; nothing is remembered of a preview. */
function remember(
  { world: { session, window }, visitor, memories, attention }: ShowParts,
  { popup, armedAs }: PopupTies,
  firedBy: TriggerName,
): void {
  if (visitor.countsNothing) return;
  memories.shown(popup, visitor.visit);
  session.set(viewedUrlKey(popup.id), window.location.href);
  visitor.firedTriggers.mark(popup.id, armedAs() ?? firedBy);
  if (isAutomatic(firedBy) && takesAttention(popup)) attention.spend(popup.id);
}

function announceView({ world, visitor }: ShowParts, popup: Popup): void {
  const facts = visitor.facts();
  tellPage(world, 'poptinView', popup);
  if (mayTrack(facts))
    void world.call(
      'conversionActivities',
      conversionActivitiesRequest(world.apiBase, popup.id, 'viewed', facts),
      readPlainAnswer,
    );
}

async function reportView(
  { world: { apiBase, call }, visitor }: ShowParts,
  popup: Popup,
  {
    as,
    ...opening
  }: Parameters<typeof viewedRequest>[2] & { readonly as: 'viewed' | 'drawTicket' },
): Promise<string | undefined> {
  const answer = await call(
    as,
    viewedRequest(apiBase, popup, opening, visitor.facts()),
    readViewId,
  );
  return answer.ok ? answer.value : undefined;
}

function reportClose(
  { world, visitor }: ShowParts,
  { id, viewerId }: Popup,
  {
    by,
    viewId,
  }: { readonly by: Parameters<PopupPorts['reportClose']>[0]; readonly viewId: string | undefined },
): void {
  const { apiBase, call } = world;
  const facts = visitor.facts();
  void call(
    'closed',
    closedRequest(apiBase, { popupId: id, viewerId, viewId, by }, facts),
    readPlainAnswer,
  );
  if (mayTrack(facts))
    void call(
      'conversionActivities',
      conversionActivitiesRequest(apiBase, id, 'closed', facts),
      readPlainAnswer,
    );
}
