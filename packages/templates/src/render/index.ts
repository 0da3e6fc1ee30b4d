import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { OwnLook } from '@beckon/contract/settings';
import type { Language, PopupType } from '@beckon/contract/values';
import { type Design, parseBlocks } from '../design/design.ts';
import { cssFor } from '../styles/index.ts';
import { themeNamed } from '../themes/index.ts';
import { lookCss } from '../themes/look-css.ts';
import { PopupRoot } from './popup-root.tsx';

export { renderConsent } from '../consent/render-consent.ts';

export interface TemplateRequest {
  readonly popupId: string;
  readonly type: PopupType;
  readonly format: string;
  /** Name of a theme; an unknown one becomes the first. */
  readonly theme: string;
  /** The owner's own colours and letters over the theme. */
  readonly look?: OwnLook | undefined;
  readonly language: Language;
  readonly design: Design;
}

/**
 * Turns a design document into the template html of docs/template-contract.md. Never throws on what
 * a design holds: unknown blocks are left out.
 */
export function renderTemplate(request: TemplateRequest): { html: string } {
  const { design, look } = request;
  const theme = themeNamed(request.theme);
  const markup = renderToStaticMarkup(
    createElement(PopupRoot, {
      ...request,
      theme: theme.name,
      blocks: parseBlocks(design.content),
    }),
  );
  return {
    html: `<style data-css>${cssFor(markup)}${lookCss(theme, request.language, { look: look, words: markup })}</style>${markup}`,
  };
}
