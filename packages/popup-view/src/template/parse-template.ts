import type { Screen } from '@beckon/contract/values';
import { fontsIn } from './font-rules.ts';
import { isAllowedElement } from './sanitize.ts';
import { NEEDS_POLICY, readHtml } from './read-html.ts';
import { hideStyles } from './hide-styles.ts';

/**
 * A parsed template. Its elements belong to a separate document, which never loads or runs
 * anything.
 */
export interface ParsedTemplate {
  /** The css for a constructable style sheet. */
  readonly css: string;
  /** The css for a style sheet of the page: the web fonts that `css` uses. */
  readonly fonts: string;
  readonly root: Element;
  /** The section of a screen; undefined if the template lacks it. */
  screenOf(screen: Screen): Element | undefined;
}

export type TemplateResult =
  | { readonly ok: true; readonly template: ParsedTemplate }
  | { readonly ok: false; readonly why: string };

/** A larger template is an error, and reading it would block the page. */
const MAX_TEMPLATE_CHARACTERS = 2_000_000;

/**
 * Parses template html (docs/template-contract.md). Unclosed tags and unknown markup are read as
 * browsers do. A template whose root lacks the popup's id is refused; the result then says why.
 * docs/behaviour/display-call.md#the-template.
 */
export function parseTemplate(template: string, popupId: string): TemplateResult {
  if (latest?.template !== template || latest.popupId !== popupId)
    latest = { template, popupId, result: parse(template, popupId) };
  return latest.result;
}

/** The result of the last call: a template is usually parsed once to check it and once to draw it. */
let latest:
  | { readonly template: string; readonly popupId: string; readonly result: TemplateResult }
  | undefined;

function parse(template: string, popupId: string): TemplateResult {
  if (template.length > MAX_TEMPLATE_CHARACTERS)
    return { ok: false, why: 'the template is too long' };
  const { html, css } = hideStyles(template);
  const document = readHtml(html);
  if (!document) return { ok: false, why: NEEDS_POLICY };
  return takeApart(document, css, popupId);
}

/** The same for a template that is already parsed and whose css is separate. */
export function takeApart(document: Document, css: string, popupId: string): TemplateResult {
  const root = document.querySelector('.poptin-popup') ?? document.getElementById(popupId);
  if (!root || !isAllowedElement(root.localName))
    return { ok: false, why: 'the template has no popup element' };
  if (root.id !== popupId)
    return { ok: false, why: 'the popup element of the template lacks its id' };
  return {
    ok: true,
    template: {
      css,
      fonts: fontsIn(css),
      root,
      screenOf: (screen) => pickScreen(root, screen),
    },
  };
}

function pickScreen(root: Element, wanted: Screen): Element | undefined {
  const screens = [...root.querySelectorAll('[data-screen]')];
  // A template without screens counts as one form screen.
  if (screens.length === 0) return wanted === 'form' ? root : undefined;
  return screens.find((element) => element.getAttribute('data-screen') === wanted);
}
