import { copyName } from '@beckon/contract/decide';
import {
  type CreatePopupRequest,
  DESIGN_MAX_BYTES,
  type DesignDocument,
  type PreviewPopupRequest,
  type UpdatePopupRequest,
} from '@beckon/contract/owner-calls';
import { findIssues } from '@beckon/contract/publish-rules';
import { defaultSettings, type OwnLook } from '@beckon/contract/settings';
import { isFormatOf, type PopupType } from '@beckon/contract/values';
import { SAMPLE_PICTURES_FOLDER, withLogo, withPictureOrigin } from '@beckon/templates';
import {
  badRequest,
  notPublishedYet,
  notReadyYet,
  popupNotFound,
  savedMeanwhile,
  siteNotFound,
  tooLarge,
} from '../../http/owner-errors.ts';
import type {
  DeletedPopup,
  PopupChanges,
  PopupRecord,
  Publication,
  SiteRecord,
  Store,
} from '../../store/store.ts';
import type { Draft } from '../../public-api-deps.ts';
import { trashSince } from './trash-job.ts';
import { hasTooManyParts, isTooDeep, problemIn } from './check-settings.ts';
import { renderDraft, previewOf } from './render-draft.ts';
import type { FormatStart, TemplateEngine } from './template-engine.ts';

export interface PopupServiceDeps {
  readonly store: Store;
  readonly templates: TemplateEngine;
  readonly newPopupId: () => string;
  readonly now: () => number;
}

/** Where a popup is made. */
export interface PlaceOfPopup {
  readonly accountId: string;
  readonly siteId: string;
  /** Where browsers find us, for pictures of the format. If missing, only on our own pages. */
  readonly origin?: string;
}

/** What an owner does with popups; routes and the seed both go through here. Throws `CallRefused`. */
export interface PopupService {
  get(accountId: string, popupId: string): Promise<PopupRecord>;
  create(place: PlaceOfPopup, request: CreatePopupRequest): Promise<PopupRecord>;
  update(accountId: string, popupId: string, request: UpdatePopupRequest): Promise<PopupRecord>;
  /**
   * Renders the draft and its phone design, keeps both under the hashes of their html and shows
   * them to visitors. If issues of the draft block publishing, it is refused with each of them as a
   * reason.
   */
  publish(accountId: string, popupId: string): Promise<PopupRecord>;
  pause(accountId: string, popupId: string): Promise<PopupRecord>;
  /** Shows visitors the last published version again. */
  resume(accountId: string, popupId: string): Promise<PopupRecord>;
  /** A draft with the same design and settings; leads, counts and code pools stay with the first. */
  duplicate(accountId: string, popupId: string): Promise<PopupRecord>;
  /** The same with a name of its own. */
  copyAs(accountId: string, popup: PopupRecord, name: string): Promise<PopupRecord>;
  /** The draft as it would be published now. Refused as `publish` is. */
  publicationOf(accountId: string, popupId: string): Promise<Publication>;
  /** Puts it into the trash, where it can be restored for `TRASH_DAYS`. */
  remove(accountId: string, popupId: string): Promise<void>;
  trash(accountId: string, siteId: string): Promise<readonly DeletedPopup[]>;
  /** Takes a popup out of the trash; visitors do not see it before it is resumed. */
  restore(accountId: string, popupId: string): Promise<PopupRecord>;
  /**
   * The saved draft as a preview on the owner's own site shows it; undefined when it is not a popup
   * of that site.
   */
  draftOf(site: SiteRecord, popupId: string, isMobile: boolean): Promise<Draft | undefined>;
  previewHtml(accountId: string, popupId: string, request: PreviewPopupRequest): Promise<string>;
}

const DEFAULT_THEME = 'paper';

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

  const publicationOf = async (accountId: string, popupId: string): Promise<Publication> =>
    renderDraft(checkReady(await get(accountId, popupId)), templates, now());

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
    publicationOf,
    async publish(accountId, popupId) {
      const made = await publicationOf(accountId, popupId);
      return saved(await store.publishPopup(accountId, popupId, made));
    },
    pause: (accountId, popupId) => setStatus(accountId, popupId, 'paused'),
    async resume(accountId, popupId) {
      if (!(await get(accountId, popupId)).published) throw notPublishedYet();
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
      const popup = await get(accountId, popupId);
      return templates.renderTemplate({ ...popup, look: popup.settings.look, ...request, popupId })
        .html;
    },
  };
}

/** What is done with the popups in the trash. */
function trashActions({ store, now }: PopupServiceDeps): Pick<PopupService, 'trash' | 'restore'> {
  return {
    trash: (accountId, siteId) => store.trashOf(accountId, siteId, trashSince(now())),
    async restore(accountId, popupId) {
      const when = { deletedSince: trashSince(now()), at: now() };
      return saved(await store.restorePopup(accountId, popupId, when));
    },
  };
}

async function createPopup(
  { store, templates, newPopupId, now }: PopupServiceDeps,
  { accountId, siteId, origin = '' }: PlaceOfPopup,
  request: CreatePopupRequest,
): Promise<PopupRecord> {
  const { name, type, format, language, target = 'lead' } = request;
  if (!isFormatOf(type, format)) throw badRequest('There is no such format.');
  checkDraft(request);
  const site = await store.site(accountId, siteId);
  const start = startFrom(
    { ...request, ...withWholeAddresses(request.design, origin) },
    withSiteLogo(type, templates.startOf({ type, format, language, origin }), site),
    site?.settings.brand,
  );
  checkDraft(start);
  const { theme, design, settings } = start;
  const popup = await store.createPopup(accountId, {
    id: newPopupId(),
    siteId,
    name,
    type,
    format,
    theme,
    language,
    target,
    design,
    mobileDesign: null,
    settings,
    at: now(),
  });
  if (!popup) throw siteNotFound();
  return popup;
}

async function duplicatePopup(
  deps: PopupServiceDeps,
  accountId: string,
  popup: PopupRecord,
): Promise<PopupRecord> {
  const taken = (await deps.store.popupsOf(accountId, popup.siteId)).map((other) => other.name);
  return copyPopup(deps, accountId, { ...popup, name: copyName(popup.name, taken) });
}

async function copyPopup(
  { store, newPopupId, now }: PopupServiceDeps,
  accountId: string,
  popup: PopupRecord,
): Promise<PopupRecord> {
  return saved(await store.createPopup(accountId, { ...popup, id: newPopupId(), at: now() }));
}

function saved(outcome: PopupRecord | 'conflict' | undefined): PopupRecord {
  if (outcome === undefined) throw popupNotFound();
  if (outcome === 'conflict') throw savedMeanwhile();
  return outcome;
}

/** A design that was sent from the gallery shows sample pictures of this server. */
function withWholeAddresses(
  design: DesignDocument | undefined,
  origin: string,
): Pick<CreatePopupRequest, 'design'> {
  if (design === undefined) return {};
  const hasSamples = JSON.stringify(design).includes(`"${SAMPLE_PICTURES_FOLDER}`);
  return { design: hasSamples ? withPictureOrigin(design, origin) : design };
}

/** The format's own start, with the site's logo in its design. */
function withSiteLogo(
  type: PopupType,
  start: FormatStart | undefined,
  site: SiteRecord | undefined,
): FormatStart | undefined {
  const logo = site?.settings.logo ?? '';
  return (
    start && { ...start, design: withLogo({ type, design: start.design, logo, alt: site?.name }) }
  );
}

/**
 * The request's own parts, otherwise the format's; without its own look the popup gets the site's
 * brand.
 */
function startFrom(
  request: CreatePopupRequest,
  start: FormatStart | undefined,
  brand: OwnLook | undefined,
): FormatStart {
  const {
    design,
    theme = DEFAULT_THEME,
    settings = defaultSettings(request.type),
  } = { ...start, ...request };
  if (!design) throw badRequest('There is no such format.');
  const look = settings.look ?? brand;
  return { theme, design, settings: look === undefined ? settings : { ...settings, look } };
}

function checkDraft({
  design,
  mobileDesign,
  settings,
}: Pick<PopupChanges, 'design' | 'mobileDesign' | 'settings'>): void {
  for (const document of [design, mobileDesign]) if (document) checkDesign(document);
  const problem = settings === undefined ? undefined : problemIn(settings);
  if (problem !== undefined) throw badRequest(problem);
}

/** The editor shows the same issues before it asks. */
function checkReady(popup: PopupRecord): PopupRecord {
  const issues = findIssues(popup.settings, popup).filter(
    ({ blocksPublishing }) => blocksPublishing === true,
  );
  if (issues.length > 0) throw notReadyYet(issues);
  return popup;
}

function checkDesign(design: DesignDocument): void {
  if (isTooDeep(design)) throw badRequest('This design is nested too deeply.');
  if (hasTooManyParts(design)) throw badRequest('This design has too many parts.');
  if (Buffer.byteLength(JSON.stringify(design)) > DESIGN_MAX_BYTES)
    throw tooLarge('This design is too large.');
}
