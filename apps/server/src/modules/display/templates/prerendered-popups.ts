import { setImmediate } from 'node:timers/promises';
import type { Popup, Prerendered } from '@beckon/contract/popup';
import { mayPrerender } from '@beckon/contract/popup';
import { LRUCache } from 'lru-cache';
import { type Beginning, compressBeginning } from '../../../http/answers/compress-beginning.ts';
import { keepMarkupCss } from '../../../lib/popups/keep-used-css.ts';
import type { LivePopup } from '../../../store/store.ts';
import { modelIdentity, modelLook } from '../present/present-model.ts';
import { fileFor } from './template-file.ts';
import type { TemplateFiles } from './template-files.ts';

const MAX_REMEMBERED = 500;
const MAX_BYTES = 16 * 2 ** 20;
/** The quality of brotli. Each popup is compressed once, on another thread. */
const BEGINNING_QUALITY = 11;

/** Draws a popup's first screen. Undefined if it depends on the visitor, or needs a rare feature. */
export type Prerender = (popup: Popup, template: string) => Prerendered | undefined;

/** Properties of the visitor and the site that change how a popup looks. */
export interface Viewer {
  readonly hasCredit: boolean;
  readonly isMobile: boolean;
  readonly deviceFontsOnly: boolean;
}

/** An entry without a beginning is being drawn, or cannot be drawn. */
interface Entry {
  readonly beginning?: Beginning;
}

/** The first screens of popups, compressed as the beginnings of display answers. */
export interface PrerenderedPopups {
  /**
   * Returns at once. Undefined while the screen is being drawn, and for popups that cannot be
   * prerendered. Drawing starts with the first call at which the template is in memory.
   */
  recall(popup: LivePopup, viewer: Viewer): Beginning | undefined;
}

export interface PrerenderedPopupsDeps {
  readonly prerender: Prerender;
  /** The names of the files beside the script that prerendered popups need. */
  readonly files: readonly string[];
  readonly templates: Pick<TemplateFiles, 'recall'>;
  /** Called if a popup could not be drawn. It is then shown without a prerendered screen. */
  readonly report: (error: unknown, popupId: string) => void;
}

export function createPrerenderedPopups({
  prerender,
  files,
  templates,
  report,
}: PrerenderedPopupsDeps): PrerenderedPopups {
  const remembered = new LRUCache<string, Entry>({ max: MAX_REMEMBERED, maxSize: MAX_BYTES });
  // Popups are drawn one after another, and not during the call that requests them.
  let queue: Promise<unknown> = Promise.resolve();
  const make = async (key: string, popup: Popup, html: string): Promise<void> => {
    await setImmediate();
    const drawn = prerender(popup, html);
    if (drawn === undefined) return;
    const css = keepMarkupCss(drawn.css, drawn.html);
    const text = JSON.stringify({ ...drawn, css, files });
    const bytes = Buffer.from(`{"prerendered":${text},`);
    const beginning = await compressBeginning(bytes, BEGINNING_QUALITY);
    remembered.set(key, { beginning }, { size: 2 * bytes.length });
  };
  return {
    recall(live, viewer) {
      const { id, type, published } = live;
      if (!mayPrerender({ type, ...published.settings })) return undefined;
      const file = fileFor(live, viewer);
      const key = `${id} ${published.revision} ${file} ${viewer.hasCredit}`;
      const known = remembered.get(key);
      if (known !== undefined) return known.beginning;
      const html = templates.recall(file)?.html;
      if (html === undefined) return undefined;
      remembered.set(key, {}, { size: key.length });
      queue = queue
        .then(() => make(key, popupFor(live, viewer), html))
        .catch((error: unknown) => report(error, id));
      return undefined;
    },
  };
}

/** The popup as the script gets it, without values that differ between visitors. */
function popupFor(live: LivePopup, viewer: Viewer): Popup {
  const to = { ...viewer, accountId: '', publicUrl: '', visitorId: '' };
  return { ...modelIdentity(live, to), ...modelLook(live, to) };
}
