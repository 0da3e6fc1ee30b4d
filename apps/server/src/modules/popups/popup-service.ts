import { createHash } from 'node:crypto';
import { type CreatePopupRequest, DESIGN_MAX_BYTES, type DesignDocument, type PreviewPopupRequest, type UpdatePopupRequest } from '@beckon/contract/owner-calls';
import { defaultSettings, type PopupSettings } from '@beckon/contract/settings';
import { isFormatOf } from '@beckon/contract/values';
import { badRequest, notPublishedYet, popupNotFound, savedMeanwhile, siteNotFound, tooLarge } from '../../http/owner-errors.ts';
import type { PopupRecord, Store } from '../../store/store.ts';
import { isTooDeep, problemIn } from './check-settings.ts';
import type { FormatStart, TemplateEngine } from './template-engine.ts';

export interface PopupServiceParts {
  readonly store: Store;
  readonly templates: TemplateEngine;
  readonly newPopupId: () => string;
  readonly now: () => number;
}

/** What an owner does with popups; routes and the seed both go through here. Throws `CallRefused`. */
export interface PopupService {
  get(accountId: string, popupId: string): Promise<PopupRecord>;
  create(accountId: string, siteId: string, request: CreatePopupRequest): Promise<PopupRecord>;
  update(accountId: string, popupId: string, request: UpdatePopupRequest): Promise<PopupRecord>;
  /** Renders the draft, keeps it under the hash of its html and shows it to visitors. */
  publish(accountId: string, popupId: string): Promise<PopupRecord>;
  pause(accountId: string, popupId: string): Promise<PopupRecord>;
  /** Shows visitors again what was published last. */
  resume(accountId: string, popupId: string): Promise<PopupRecord>;
  /** A draft with the same design and settings; leads, counts and code pools stay with the first. */
  duplicate(accountId: string, popupId: string): Promise<PopupRecord>;
  remove(accountId: string, popupId: string): Promise<void>;
  previewHtml(accountId: string, popupId: string, request: PreviewPopupRequest): Promise<string>;
}

const NAME_MAX_LENGTH = 120;
const DEFAULT_THEME = 'paper';

export function buildPopupService({ store, templates, newPopupId, now }: PopupServiceParts): PopupService {
  async function get(accountId: string, popupId: string): Promise<PopupRecord> {
    const popup = await store.popup(accountId, popupId);
    if (!popup) throw popupNotFound();
    return popup;
  }

  async function setStatus(accountId: string, popupId: string, status: PopupRecord['status']): Promise<PopupRecord> {
    return saved(await store.setPopupStatus(accountId, popupId, status, now()));
  }

  return {
    get,
    async create(accountId, siteId, request) {
      const { name, type, format, language, target = 'lead' } = request;
      if (!isFormatOf(type, format)) throw badRequest('There is no such format.');
      const start = startFrom(request, templates.startOf(type, format, language));
      checkDraft(start);
      const { theme, design, settings } = start;
      const popup = await store.createPopup(accountId, { id: newPopupId(), siteId, name, type, format, theme, language, target, design, settings, at: now() });
      if (!popup) throw siteNotFound();
      return popup;
    },
    async update(accountId, popupId, { revision, ...changes }) {
      checkDraft(changes);
      return saved(await store.updatePopup(accountId, popupId, changes, { at: now(), ...(revision === undefined ? {} : { expectedRevision: revision }) }));
    },
    async publish(accountId, popupId) {
      const popup = await get(accountId, popupId);
      const { html } = templates.renderTemplate({ ...popup, popupId });
      return saved(await store.publishPopup(accountId, popupId, { templateHash: hashOf(html), html, revision: popup.revision, at: now() }));
    },
    pause: (accountId, popupId) => setStatus(accountId, popupId, 'paused'),
    async resume(accountId, popupId) {
      if (!(await get(accountId, popupId)).published) throw notPublishedYet();
      return setStatus(accountId, popupId, 'active');
    },
    async duplicate(accountId, popupId) {
      const { siteId, name, type, format, theme, language, target, design, settings } = await get(accountId, popupId);
      return saved(await store.createPopup(accountId, {
        id: newPopupId(), siteId, name: copyName(name), type, format, theme, language, target, design, settings, at: now(),
      }));
    },
    async remove(accountId, popupId) {
      await setStatus(accountId, popupId, 'deleted');
    },
    async previewHtml(accountId, popupId, request) {
      checkDraft(request);
      const popup = await get(accountId, popupId);
      return templates.renderTemplate({ ...popup, ...request, popupId }).html;
    },
  };
}

function saved(outcome: PopupRecord | 'conflict' | undefined): PopupRecord {
  if (outcome === undefined) throw popupNotFound();
  if (outcome === 'conflict') throw savedMeanwhile();
  return outcome;
}

function startFrom({ type, theme, design, settings }: CreatePopupRequest, start: FormatStart | undefined): FormatStart {
  const chosenDesign = design ?? start?.design;
  if (!chosenDesign) throw badRequest('There is no such format.');
  return { theme: theme ?? start?.theme ?? DEFAULT_THEME, design: chosenDesign, settings: settings ?? start?.settings ?? defaultSettings(type) };
}

function checkDraft({ design, settings }: { readonly design?: DesignDocument; readonly settings?: PopupSettings }): void {
  if (design !== undefined && isTooDeep(design)) throw badRequest('This design is nested too deeply.');
  if (design !== undefined && Buffer.byteLength(JSON.stringify(design)) > DESIGN_MAX_BYTES) throw tooLarge('This design is too large.');
  const problem = settings === undefined ? undefined : problemIn(settings);
  if (problem !== undefined) throw badRequest(problem);
}

function copyName(name: string): string {
  return `${name.slice(0, NAME_MAX_LENGTH - 7)} (copy)`;
}

/** 24 letters of the html's SHA-256: the same html has the same address for ever. */
function hashOf(html: string): string {
  return createHash('sha256').update(html).digest('hex').slice(0, 24);
}
