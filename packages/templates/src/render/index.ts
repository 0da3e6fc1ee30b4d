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
  /** Name of a theme. An unknown name becomes the first theme. */
  readonly theme: string;
  /** The owner's colours and fonts, which override the theme's. */
  readonly look?: OwnLook | undefined;
  readonly language: Language;
  readonly design: Design;
}

/**
 * Renders a design document as the template html of docs/template-contract.md. Never throws because
 * of the design's content: unknown blocks are left out.
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
