import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Language, PopupType } from '@beckon/contract/values';
import { type Design, parseBlocks } from '../design/design.ts';
import { cssFor } from '../styles/index.ts';
import { themeNamed } from '../themes/index.ts';
import { themeCss } from '../themes/theme-css.ts';
import { withMobileTwins } from './mobile-twins.ts';
import { PopupRoot } from './popup-root.tsx';

export interface TemplateRequest {
  readonly popupId: string;
  readonly type: PopupType;
  readonly format: string;
  /** Name of a theme; an unknown one becomes the first. */
  readonly theme: string;
  readonly language: Language;
  readonly design: Design;
  /** A design of its own for phones; without it one markup serves both. */
  readonly mobileDesign?: Design;
}

/** Turns a design document into the template html of docs/template-contract.md. Never throws on what a design holds: unknown blocks are left out. */
export function renderTemplate(request: TemplateRequest): { html: string } {
  const { design, mobileDesign, theme } = request;
  const blocks = withMobileTwins(parseBlocks(design.content), mobileDesign === undefined ? [] : parseBlocks(mobileDesign.content));
  const markup = renderToStaticMarkup(createElement(PopupRoot, { ...request, theme: themeNamed(theme).name, blocks }));
  return { html: `<style data-css>${cssFor(markup)}${themeCss(themeNamed(theme))}</style>${markup}` };
}
