import { createHash } from 'node:crypto';
import { freezeDraft } from '../../lib/popups/freeze-draft.ts';
import { keepUsedCss } from '../../lib/popups/keep-used-css.ts';
import type { PopupRecord, Publication, Template } from '../../store/store.ts';
import type { Draft } from '../../public-api-deps.ts';
import type { TemplateEngine } from './template-engine.ts';

type Renderer = Pick<TemplateEngine, 'renderTemplate'>;

/**
 * The draft as it would be published at this time (ms): the desktop design and, if any, the phone
 * design.
 */
export function renderDraft(popup: PopupRecord, renderer: Renderer, at: number): Publication {
  const { mobileDesign, revision } = popup;
  return {
    template: renderPublished(popup, renderer),
    ...(mobileDesign && {
      mobileTemplate: renderPublished({ ...popup, design: mobileDesign }, renderer),
    }),
    revision,
    at,
  };
}

/** The draft as a visitor with this device would get it if it were published. */
export function previewOf(popup: PopupRecord, publication: Publication, isMobile: boolean): Draft {
  const { html } = (isMobile ? publication.mobileTemplate : undefined) ?? publication.template;
  return { popup: { ...popup, isActive: true, published: freezeDraft(popup, publication) }, html };
}

function renderPublished(popup: PopupRecord, renderer: Renderer): Template {
  const rendered = renderer.renderTemplate({
    ...popup,
    popupId: popup.id,
    look: popup.settings.look,
  });
  const html = keepUsedCss(rendered.html);
  return { hash: hashOf(html), html };
}

/** 24 letters of the html's SHA-256. The same html always has the same address. */
function hashOf(html: string): string {
  return createHash('sha256').update(html).digest('hex').slice(0, 24);
}
