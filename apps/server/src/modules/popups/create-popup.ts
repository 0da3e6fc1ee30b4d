import {
  type CreatePopupRequest,
  type DesignDocument,
  POPUPS_PER_SITE,
} from '@beckon/contract/owner-calls';
import { defaultSettings, type OwnLook } from '@beckon/contract/settings';
import { isFormatOf, type PopupType, TRASH_DAYS } from '@beckon/contract/values';
import { SAMPLE_PICTURES_FOLDER, withLogo, withPictureOrigin } from '@beckon/templates';
import {
  badRequest,
  siteNotFound,
  tooManyPopups,
  trashIsFull,
} from '../../http/owner/owner-errors.ts';
import type { NewPopup, PopupRecord, SiteRecord } from '../../store/store.ts';
import type { FormatStart } from './template-engine.ts';
import type { PopupServiceDeps } from './popup-service-deps.ts';
import { plainLabels } from './archive-popup.ts';
import { checkDraft } from './check-draft.ts';
import { trashSince } from './trash-job.ts';
import { withoutForeignPopups } from './without-foreign-popups.ts';

/** The account and site of a new popup. */
export interface PlaceOfPopup {
  readonly accountId: string;
  readonly siteId: string;
  /**
   * The address at which browsers reach this server, for pictures of the format. If it is missing,
   * the pictures work only on our own pages.
   */
  readonly origin?: string;
}

const DEFAULT_THEME = 'paper';

/** Creates a draft. Values that are missing in the request come from the format. */
export async function createPopup(
  { store, templates, newPopupId, now }: PopupServiceDeps,
  { accountId, siteId, origin = '' }: PlaceOfPopup,
  request: CreatePopupRequest,
): Promise<PopupRecord> {
  const { name, type, format, language, target = 'lead' } = request;
  if (!isFormatOf(type, format)) throw badRequest('There is no such format.');
  checkDraft(request);
  if (type === 'mobile' && request.mobileDesign) throw badRequest('A mobile popup has one design.');
  const site = await store.site(accountId, siteId);
  const start = startFrom(
    request.design === undefined
      ? request
      : { ...request, design: withWholeAddresses(request.design, origin) },
    withSiteLogo(type, templates.startOf({ type, format, language, origin }), site),
    site?.settings.brand,
  );
  checkDraft(start);
  const { theme, design } = start;
  const settings = await withoutForeignPopups(start.settings, () =>
    store.popupsOf(accountId, siteId, ({ id }) => id),
  );
  return keepNewPopup(store, accountId, {
    id: newPopupId(),
    siteId,
    name,
    type,
    format,
    theme,
    language,
    target,
    design,
    mobileDesign: request.mobileDesign ? withWholeAddresses(request.mobileDesign, origin) : null,
    settings: { ...settings, codes: { pausesWhenUsedUp: true, ...settings.codes } },
    labels: plainLabels(request.labels ?? []),
    at: now(),
  });
}

/** Stores a new popup. Throws if the site has no room for another one, or is not the account's. */
export async function keepNewPopup(
  store: PopupServiceDeps['store'],
  accountId: string,
  popup: NewPopup,
): Promise<PopupRecord> {
  const kept = await store.createPopupWithin(accountId, popup, {
    most: POPUPS_PER_SITE,
    mostDeleted: POPUPS_PER_SITE,
    deletedSince: trashSince(popup.at),
  });
  if (kept === undefined) throw siteNotFound();
  if (kept === 'site-full') throw tooManyPopups(POPUPS_PER_SITE);
  if (kept === 'trash-full') throw trashIsFull(TRASH_DAYS);
  return kept;
}

/** Completes the addresses of sample pictures, which a design from the gallery or from a file has. */
function withWholeAddresses(design: DesignDocument, origin: string): DesignDocument {
  const hasSamples = JSON.stringify(design).includes(`"${SAMPLE_PICTURES_FOLDER}`);
  return hasSamples ? withPictureOrigin(design, origin) : design;
}

/** The start of the format with the site's logo in its design. */
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
 * The parts from the request; missing ones come from the format. Without a look in the request, the
 * popup gets the site's brand.
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
