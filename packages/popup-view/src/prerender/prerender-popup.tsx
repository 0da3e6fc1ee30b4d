import { parseFieldSpec } from '@beckon/contract/form-rules';
import { mayPrerender, type Popup, type Prerendered } from '@beckon/contract/popup';
import { parseHTML } from 'linkedom';
import { renderToString } from 'react-dom/server';
import fieldsCss from '../fields/fields.css?inline';
import { hasPrefill } from '../form/prefilled-text.ts';
import { framePlan } from '../frames/frame-plan.ts';
import { needsExtras } from '../lazy/needs-extras.ts';
import { effectCss } from '../movement/effect-css.ts';
import { effectsOf } from '../movement/effects-of.ts';
import { OpenPopup } from '../open-popup.tsx';
import hostCss from '../styles/host.css?inline';
import partsCss from '../styles/parts.css?inline';
import stageCss from '../styles/stage.css?inline';
import { fontsBySource, withoutFontRules } from '../template/font-rules.ts';
import { hideStyles } from '../template/hide-styles.ts';
import { takeApart, type ParsedTemplate } from '../template/parse-template.ts';
import type { PopupViewProps } from '../view-contract.ts';
import { fontsOfText } from './fonts-of-text.ts';

/** Placeholders whose values are known only on the visitor's page, when the popup opens. */
const FILLED_IN = /\{\{|\{(?:conversion_url|path_url)\}/;
/** Html that the owner wrote. If it is broken, browsers and the server may repair it differently. */
const OWN_HTML = 'data-block="html"';
const STYLED_BY_TYPE = /\[type[^\]]*(?:email|text)/i;
/** Larger templates take more time than a server has for one popup. */
const MAX_TEMPLATE_CHARACTERS = 64_000;

/**
 * Draws the first screen of a popup with the view's own components. Undefined if the screen depends
 * on the visitor, or needs parts that not every popup loads. Runs without a browser, on the same
 * runtime as the view that takes it over, because their generated ids have to be equal.
 */
export function prerenderPopup(popup: Popup, template: string): Prerendered | undefined {
  if (!mayPrerender(popup) || isOfBrowsers(template)) return undefined;
  const { html, css } = hideStyles(template);
  const { document, window } = parseHTML(`<!doctype html><body>${html}</body>`);
  const read = takeApart(document, css, popup.id);
  if (!read.ok || needsExtras(read.template.root, popup) || isPrefilled(read.template))
    return undefined;
  const shadow = document.createElement('div').attachShadow({ mode: 'open' });
  Object.assign(window, WINDOW_SIZE);
  const markup = renderToString(
    <OpenPopup
      props={propsOf(popup, template)}
      shadow={shadow}
      template={read.template}
      extras={undefined}
    />,
  );
  const { device, web } = fontsBySource(css);
  return {
    html: asTextFields(hideStyles(markup).html, css),
    css: cssOf(popup, css),
    deviceFonts: device,
    webFonts: web,
    textFonts: fontsOfText(web, read.template.root),
  };
}

function isOfBrowsers(template: string): boolean {
  return (
    FILLED_IN.test(template) ||
    template.includes(OWN_HTML) ||
    template.length > MAX_TEMPLATE_CHARACTERS
  );
}

/**
 * Writes e-mail fields as text fields. Chrome makes a second global object with all built-in
 * functions (82 KB) as soon as a page has an e-mail field, and most visitors do not fill one in.
 * The view changes them back. Kept as they are if the owner's styles depend on types.
 * docs/decisions/0067.
 */
function asTextFields(markup: string, css: string): string {
  return STYLED_BY_TYPE.test(css) ? markup : markup.replaceAll(' type="email"', ' type="text"');
}

/** Any size works, because the browser replaces the sizes by its own. */
const WINDOW_SIZE = { innerWidth: 1280, innerHeight: 800 };

/** Whether the template has a visible field that the page's address may prefill. */
function isPrefilled({ root }: ParsedTemplate): boolean {
  return [...root.querySelectorAll('[data-field]')].some((element) => {
    const spec = parseFieldSpec(element.getAttribute('data-field') ?? undefined);
    return spec !== undefined && spec.kind !== 'hidden' && hasPrefill(spec);
  });
}

/** All styles of the popup, in the order in which the view adopts them. */
function cssOf(popup: Popup, templateCss: string): string {
  const { entry, exit } = effectsOf(popup, framePlan(popup), false);
  return [
    hostCss,
    stageCss,
    withoutFontRules(templateCss),
    partsCss,
    fieldsCss,
    effectCss([entry, exit]),
  ].join('\n');
}

const never = (): never => {
  throw new Error('not while a popup is prerendered');
};

function propsOf(popup: Popup, template: string): PopupViewProps {
  return {
    popup,
    template,
    phase: 'open',
    screen: 'form',
    submit: 'idle',
    layout: 'desktop',
    language: popup.language,
    isPreview: false,
    closeReadyInSeconds: 0,
    pageParameters: new Map(),
    order: 0,
    drawn: { isSettled: false, pushedPx: 0, shownAtMs: 0, closeStage: never, onReady: never },
    onEvent: never,
    ports: {
      assetUrl: never,
      loadFreeMailDomains: never,
      loadValidator: never,
      loadPart: never,
      now: () => 0,
      prefersReducedMotion: () => false,
      inNextTask: never,
    },
  };
}
