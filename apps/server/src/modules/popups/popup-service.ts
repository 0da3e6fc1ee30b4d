import { copyName } from '@beckon/contract/decide';
import {
  type CreatePopupRequest,
  POPUPS_PER_SITE,
  type PreviewPopupRequest,
  type UpdatePopupRequest,
} from '@beckon/contract/owner-calls';
import { type CodeStock, usesCodeLists } from '@beckon/contract/publish-rules';
import {
  badRequest,
  codesUsedUp,
  notPublishedYet,
  popupNotFound,
  savedMeanwhile,
  tooManyPopups,
  variantWaits,
} from '../../http/owner/owner-errors.ts';
import { hasUnpublishedChanges } from '../../lib/popups/has-unpublished-changes.ts';
import { openTestOf } from '../../lib/popups/open-test-of.ts';
import { hasNothingLeft, pausesWhenUsedUp } from '../../lib/popups/pause-when-used-up.ts';
import { wallClock } from '../../lib/time/wall-clock.ts';
import type {
  AbTestRecord,
  DeletedPopup,
  PopupRecord,
  Publication,
  SiteRecord,
} from '../../store/store.ts';
import type { Draft } from '../../public-api-deps.ts';
import { trashSince } from './trash-job.ts';
import { renderDraft, previewOf } from './render-draft.ts';
import type { PopupServiceDeps } from './popup-service-deps.ts';
import { createPopup, keepNewPopup, type PlaceOfPopup } from './create-popup.ts';
import { refuseArchived } from '../../lib/popups/refuse-archived.ts';
import { buildPopupArchive, type PopupArchive } from './archive-popup.ts';
import { checkDraft } from './check-draft.ts';
import { renderPublication } from './render-publication.ts';

/** The owner's operations on popups, for routes and the seed. They throw `CallRefused`. */
export interface PopupService extends PopupArchive {
  get(accountId: string, popupId: string): Promise<PopupRecord>;
  create(place: PlaceOfPopup, request: CreatePopupRequest): Promise<PopupRecord>;
  update(accountId: string, popupId: string, request: UpdatePopupRequest): Promise<PopupRecord>;
  /**
   * Renders the draft and its phone design, stores both under the hashes of their html and shows
   * them to visitors. Throws if issues of the draft block publishing, with each of them as a
   * reason.
   */
  publish(accountId: string, popupId: string): Promise<PopupRecord>;
  /**
   * Publishes a popup that has become the winner of its A/B test, also without codes: its lists
   * were checked when the test started, and visitors may have used them up since.
   */
  publishWinner(accountId: string, popupId: string): Promise<PopupRecord>;
  pause(accountId: string, popupId: string): Promise<PopupRecord>;
  /** Shows visitors the last published version again. */
  resume(accountId: string, popupId: string): Promise<PopupRecord>;
  /**
   * Creates a draft with the same design and settings. Leads, counts and code pools stay with the
   * original.
   */
  duplicate(accountId: string, popupId: string): Promise<PopupRecord>;
  /** The same with this name. */
  copyAs(accountId: string, popup: PopupRecord, name: string): Promise<PopupRecord>;
  /**
   * The draft as it would be published now. Throws like `publish`, but looks at its lists of codes
   * only if asked to.
   */
  publicationOf(accountId: string, popupId: string, looksAtCodes?: boolean): Promise<Publication>;
  /** Moves it to the trash, where it can be restored for `TRASH_DAYS`. */
  remove(accountId: string, popupId: string): Promise<void>;
  trash(accountId: string, siteId: string): Promise<readonly DeletedPopup[]>;
  /** Takes a popup out of the trash. Visitors do not see it until it is resumed. */
  restore(accountId: string, popupId: string): Promise<PopupRecord>;
  /**
   * The saved draft as a preview on the owner's own site shows it. Undefined if it is not a popup
   * of that site.
   */
  draftOf(site: SiteRecord, popupId: string, isMobile: boolean): Promise<Draft | undefined>;
  previewHtml(accountId: string, popupId: string, request: PreviewPopupRequest): Promise<string>;
}

export function buildPopupService(deps: PopupServiceDeps): PopupService {
  const { store, templates, now } = deps;
  async function get(accountId: string, popupId: string): Promise<PopupRecord> {
    const popup = await store.popup(accountId, popupId);
    if (!popup) throw popupNotFound();
    return popup;
  }

  async function setStatus(
    accountId: string,
    popupId: string,
    status: PopupRecord['status'],
  ): Promise<PopupRecord> {
    return saved(await store.setPopupStatus(accountId, popupId, { status, at: now() }));
  }

  return {
    get,
    create: (place, request) => createPopup(deps, place, request),
    async update(accountId, popupId, { revision, ...changes }) {
      checkDraft(changes);
      if (changes.mobileDesign && (await get(accountId, popupId)).type === 'mobile')
        throw badRequest('A mobile popup has one design.');
      return saved(
        await store.updatePopup(accountId, popupId, {
          changes,
          at: now(),
          ...(revision === undefined ? {} : { expectedRevision: revision }),
        }),
      );
    },
    ...publishActions(deps, get),
    ...buildPopupArchive(deps),
    async pause(accountId, popupId) {
      const { published } = refuseArchived(await get(accountId, popupId));
      if (!published) throw notPublishedYet();
      return setStatus(accountId, popupId, 'paused');
    },
    async resume(accountId, popupId) {
      const popup = refuseArchived(await get(accountId, popupId));
      if (!popup.published) throw notPublishedYet();
      await refuseUsedUp(deps, popup, popup.published.settings);
      return setStatus(accountId, popupId, 'active');
    },
    async duplicate(accountId, popupId) {
      return duplicatePopup(deps, accountId, await get(accountId, popupId));
    },
    copyAs: (accountId, popup, name) => copyPopup(deps, accountId, { ...popup, name }),
    remove: async (accountId, popupId) => void (await setStatus(accountId, popupId, 'deleted')),
    ...trashActions(deps),
    async draftOf({ id: siteId, accountId }, popupId, isMobile) {
      const popup = await store.popup(accountId, popupId);
      if (popup?.siteId !== siteId) return undefined;
      return previewOf(popup, renderDraft(popup, templates, now()), isMobile);
    },
    async previewHtml(accountId, popupId, request) {
      checkDraft(request);
      return drawnAs(templates, await get(accountId, popupId), request);
    },
  };
}

/** The html of a popup whose draft has these changes. */
function drawnAs(
  templates: PopupServiceDeps['templates'],
  popup: PopupRecord,
  changes: Parameters<PopupService['previewHtml']>[2],
): string {
  const { look } = popup.settings;
  return templates.renderTemplate({ ...popup, look, ...changes, popupId: popup.id }).html;
}

/** A popup that pauses itself without codes is not resumed without codes. */
async function refuseUsedUp(
  { store, now }: PopupServiceDeps,
  { accountId, id }: PopupRecord,
  settings: PopupRecord['settings'],
): Promise<void> {
  if (!pausesWhenUsedUp(settings)) return;
  const uses = (await store.prizeUses(accountId, id, wallClock(now(), 'UTC').day)) ?? [];
  if (hasNothingLeft(settings, uses)) throw codesUsedUp();
}

/** The actions that render a draft. */
function publishActions(
  deps: PopupServiceDeps,
  get: PopupService['get'],
): Pick<PopupService, 'publish' | 'publishWinner' | 'publicationOf'> {
  return {
    async publish(accountId, popupId) {
      const popup = await get(accountId, popupId);
      return publishPopup(deps, popup, await codesOf(deps, popup));
    },
    publishWinner: async (accountId, popupId) => publishPopup(deps, await get(accountId, popupId)),
    async publicationOf(accountId, popupId, looksAtCodes = false) {
      const popup = await get(accountId, popupId);
      return renderPublication(deps, popup, looksAtCodes ? await codesOf(deps, popup) : undefined);
    },
  };
}

/** What is left of the lists of codes that a draft uses. */
async function codesOf(
  { store, now }: PopupServiceDeps,
  { accountId, id, settings }: PopupRecord,
): Promise<readonly CodeStock[]> {
  if (!usesCodeLists(settings)) return [];
  return (await store.prizeUses(accountId, id, wallClock(now(), 'UTC').day)) ?? [];
}

async function publishPopup(
  deps: PopupServiceDeps,
  popup: PopupRecord,
  codes?: readonly CodeStock[],
): Promise<PopupRecord> {
  const { store } = deps;
  const { accountId, id } = refuseArchived(popup);
  const test = openTestOf(id, await store.abTestsOf(accountId, popup.siteId));
  const letter = test && waitingVariant(test, id);
  if (letter !== undefined) throw variantWaits(letter);
  const made = renderPublication(deps, popup, codes);
  const published = saved(await store.publishPopup(accountId, id, made));
  if (test !== undefined && hasUnpublishedChanges(popup) && (await wasSeen(store, test, popup)))
    await store.recordChangedArm(accountId, test.id, { popupId: id, at: made.at });
  return published;
}

/**
 * The letter of a variant whose A/B test has not started. Published by itself, it would show beside
 * the popup that it is a copy of.
 */
function waitingVariant({ state, popupId, arms }: AbTestRecord, id: string): string | undefined {
  if (state !== 'draft' || popupId === id) return undefined;
  return arms.find((arm) => arm.popupId === id)?.name;
}

/** Whether visitors of a running test have seen the popup, so that it counts them with this design. */
async function wasSeen(
  store: Pick<PopupServiceDeps['store'], 'countTest'>,
  test: AbTestRecord,
  { id }: PopupRecord,
): Promise<boolean> {
  if (test.startedAt === undefined) return false;
  const arms = test.arms.filter(({ popupId }) => popupId === id);
  const span = { from: test.startedAt, until: Number.MAX_SAFE_INTEGER };
  const counts = await store.countTest({ ...test, arms }, span);
  return counts.some(({ visitors }) => visitors > 0);
}

/** The actions on popups in the trash. */
function trashActions({ store, now }: PopupServiceDeps): Pick<PopupService, 'trash' | 'restore'> {
  return {
    trash: (accountId, siteId) => store.trashOf(accountId, siteId, trashSince(now())),
    async restore(accountId, popupId) {
      const when = { deletedSince: trashSince(now()), at: now(), most: POPUPS_PER_SITE };
      const restored = await store.restorePopup(accountId, popupId, when);
      if (restored === 'site-full') throw tooManyPopups(POPUPS_PER_SITE);
      return saved(restored);
    },
  };
}

async function duplicatePopup(
  deps: PopupServiceDeps,
  accountId: string,
  popup: PopupRecord,
): Promise<PopupRecord> {
  const taken = await deps.store.popupsOf(accountId, popup.siteId, ({ name }) => name);
  return copyPopup(deps, accountId, { ...popup, name: copyName(popup.name, taken) });
}

async function copyPopup(
  { store, newPopupId, now }: PopupServiceDeps,
  accountId: string,
  popup: PopupRecord,
): Promise<PopupRecord> {
  return keepNewPopup(store, accountId, { ...popup, id: newPopupId(), at: now() });
}

function saved(outcome: PopupRecord | 'conflict' | undefined): PopupRecord {
  if (outcome === undefined) throw popupNotFound();
  if (outcome === 'conflict') throw savedMeanwhile();
  return outcome;
}
