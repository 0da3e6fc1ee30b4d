import {
  CreatePopupRequest,
  DoneAnswer,
  PopupAnswer,
  PopupFile,
  PopupsAnswer,
  PreviewPopupAnswer,
  PreviewPopupRequest,
  DeletedPopupsAnswer,
  TrashAnswer,
  PopupLabelsRequest,
  UpdatePopupRequest,
} from '@beckon/contract/owner-calls';
import { attachment } from '../../http/answers/attachment.ts';
import { ownedSite } from '../../http/owner/owned-site.ts';
import { PopupParams, SiteParams } from '../../http/owner/owner-params.ts';
import { accountOf, type OwnerApp } from '../../http/owner/owner-scope.ts';
import { ownOrigin } from '../../http/own-origin.ts';
import { wallClock } from '../../lib/time/wall-clock.ts';
import type { Store } from '../../store/store.ts';
import { fileName, popupFile } from './popup-file.ts';
import { presentPopup, presentSummary } from './present-popup.ts';
import type { PopupService } from './popup-service.ts';
import { trashSince } from './trash-job.ts';
import { refuseUnknownSettings } from './refuse-unknown-settings.ts';
import { hasPastTests, listedCounts, newDesignOf, testOf } from './tests-in-list.ts';

export interface PopupRouteDeps {
  readonly store: Store;
  readonly popups: PopupService;
  readonly publicUrl: string | undefined;
  readonly now: () => number;
}

const DONE = { success: true as const };
/** In bytes: two designs of the maximum size with their settings. */
const BODY_LIMIT = 1536 * 1024;
const ADDRESS = '/api/owner/popups/:popupId';

/** Popups of the account. Contract: `popup-calls.ts`. */
export function popupRoutes(app: OwnerApp, deps: PopupRouteDeps): void {
  addListRoutes(app, deps);
  addDraftRoutes(app, deps);
  addChangeRoutes(app, deps);
  addLabelRoute(app, deps);
  addTrashRoutes(app, deps);
  addFileRoute(app, deps);
}

/** Lists the popups of a site, and creates one. */
function addListRoutes(app: OwnerApp, { store, popups, publicUrl, now }: PopupRouteDeps): void {
  app.get(
    '/api/owner/sites/:siteId/popups',
    { schema: { params: SiteParams, response: { 200: PopupsAnswer } } },
    async (request) => {
      const [account, { siteId }] = [accountOf(request), request.params];
      const site = await ownedSite(store, request);
      const today = wallClock(now(), site.settings.timeZone).day;
      const [numbers, uses, tests] = await Promise.all([
        store.popupNumbers(account, siteId),
        store.sitePrizeUses(account, siteId, today),
        store.abTestsOf(account, siteId),
      ]);
      const countsOf = new Map(numbers.map((counts) => [counts.popupId, counts]));
      const listed = await store.popupsOf(account, siteId, (popup) =>
        presentSummary(popup, {
          counts: listedCounts(popup.id, tests, countsOf),
          uses: uses.get(popup.id),
          abTest: testOf(popup.id, tests),
          newDesign: newDesignOf(popup.id, tests),
          hasPastTests: hasPastTests(popup.id, tests),
        }),
      );
      return { ...DONE, popups: [...listed] };
    },
  );

  app.post(
    '/api/owner/sites/:siteId/popups',
    {
      bodyLimit: BODY_LIMIT,
      schema: { params: SiteParams, body: CreatePopupRequest, response: { 201: PopupAnswer } },
    },
    async (request, reply) => {
      const origin = ownOrigin(request, publicUrl);
      const [account, { siteId }] = [accountOf(request), request.params];
      const popup = await popups.create({ accountId: account, siteId, origin }, request.body);
      return reply.status(201).send({ ...DONE, popup: presentPopup(popup) });
    },
  );
}

/** Lists what can be restored, and the names of all that was deleted. */
function addTrashRoutes(app: OwnerApp, { store, popups, now }: PopupRouteDeps): void {
  app.get(
    '/api/owner/sites/:siteId/trash',
    { schema: { params: SiteParams, response: { 200: TrashAnswer } } },
    async (request) => {
      const [account, { siteId }] = [accountOf(request), request.params];
      await ownedSite(store, request);
      const deleted = await popups.trash(account, siteId);
      return {
        ...DONE,
        popups: deleted.map(({ id, name, deletedAt }) => ({
          id,
          name,
          deletedAt: new Date(deletedAt).toISOString(),
        })),
      };
    },
  );

  app.get(
    '/api/owner/sites/:siteId/deleted-popups',
    { schema: { params: SiteParams, response: { 200: DeletedPopupsAnswer } } },
    async (request) => {
      const [account, { siteId }] = [accountOf(request), request.params];
      await ownedSite(store, request);
      const [all, since] = [await store.trashOf(account, siteId, 0), trashSince(now())];
      return {
        ...DONE,
        popups: all.map(({ id, name, deletedAt }) => ({
          id,
          name,
          deleted: deletedAt >= since ? ('in-trash' as const) : ('for-good' as const),
        })),
      };
    },
  );
}

/** Downloads the draft as a file for another Beckon. */
function addFileRoute(app: OwnerApp, { store, popups }: PopupRouteDeps): void {
  app.get(
    `${ADDRESS}/file`,
    { schema: { params: PopupParams, response: { 200: PopupFile } } },
    async (request, reply) => {
      const popup = await popups.get(accountOf(request), request.params.popupId);
      return reply
        .header('content-disposition', attachment(fileName(popup)))
        .send(await popupFile(store, popup));
    },
  );
}

function addDraftRoutes(app: OwnerApp, { popups }: PopupRouteDeps): void {
  app.get(
    ADDRESS,
    { schema: { params: PopupParams, response: { 200: PopupAnswer } } },
    async (request) => {
      const popup = await popups.get(accountOf(request), request.params.popupId);
      return { ...DONE, popup: presentPopup(popup) };
    },
  );

  app.patch(
    ADDRESS,
    {
      bodyLimit: BODY_LIMIT,
      preValidation: async ({ body }) => refuseUnknownSettings(body),
      schema: { params: PopupParams, body: UpdatePopupRequest, response: { 200: PopupAnswer } },
    },
    async (request) => {
      const popup = await popups.update(accountOf(request), request.params.popupId, request.body);
      return { ...DONE, popup: presentPopup(popup) };
    },
  );

  app.delete(
    ADDRESS,
    { schema: { params: PopupParams, response: { 200: DoneAnswer } } },
    async (request) => {
      await popups.remove(accountOf(request), request.params.popupId);
      return DONE;
    },
  );

  app.post(
    `${ADDRESS}/preview`,
    {
      bodyLimit: BODY_LIMIT,
      schema: {
        params: PopupParams,
        body: PreviewPopupRequest,
        response: { 200: PreviewPopupAnswer },
      },
    },
    async (request) => {
      const html = await popups.previewHtml(
        accountOf(request),
        request.params.popupId,
        request.body,
      );
      return { ...DONE, html };
    },
  );
}

/** Replaces the labels of a popup. */
function addLabelRoute(app: OwnerApp, { popups }: PopupRouteDeps): void {
  app.patch(
    `${ADDRESS}/labels`,
    {
      schema: { params: PopupParams, body: PopupLabelsRequest, response: { 200: PopupAnswer } },
    },
    async (request) => {
      const { labels } = request.body;
      const popup = await popups.label(accountOf(request), request.params.popupId, labels);
      return { ...DONE, popup: presentPopup(popup) };
    },
  );
}

/** Calls that change what visitors see of a popup, or create another popup. */
function addChangeRoutes(app: OwnerApp, { popups }: PopupRouteDeps): void {
  for (const change of [
    'publish',
    'pause',
    'resume',
    'duplicate',
    'archive',
    'unarchive',
    'restore',
  ] as const) {
    const status = change === 'duplicate' ? 201 : 200;
    app.post(
      `${ADDRESS}/${change}`,
      { schema: { params: PopupParams, response: { [status]: PopupAnswer } } },
      async (request, reply) => {
        const popup = await popups[change](accountOf(request), request.params.popupId);
        return reply.status(status).send({ ...DONE, popup: presentPopup(popup) });
      },
    );
  }
}
