import { plainPage } from '../../http/answers/plain-page.ts';
import type { LivePopup, SiteRecord } from '../../store/store.ts';
import { SERVER_TEXTS } from '@beckon/languages/server';
import { escapeHtml } from '../../lib/text/escape-html.ts';

/** A popup with its own page. */
export interface Landing {
  readonly popup: LivePopup;
  readonly site: SiteRecord;
  /** The cleaned markup of the popup's template; undefined if there is none to show. */
  readonly template: string | undefined;
  /** The path of the script and of its calls. */
  readonly callsPath: string;
}

/**
 * The landing page of a popup. The popup is a form in the page, which our script draws like an
 * embedded form. A game is shown as a picture, and a click on it opens the game.
 */
export function landingPage({ popup, site, template, callsPath }: Landing): string {
  const { name, language } = popup.published;
  const { open, needsScript } = SERVER_TEXTS[language].landing;
  const clickPath = `/api/display/click/${popup.id}`;
  const content =
    popup.type === 'gamified'
      ? `<a class="open" href="${clickPath}" aria-label="${escapeHtml(`${open}: ${name}`)}">${pictureOf(template)}</a>
<p><a class="button" href="${clickPath}">${open}</a></p>`
      : `<div class="beckon-embedded" data-id="${popup.id}"></div><noscript>${needsScript}</noscript>`;
  return plainPage({
    language,
    title: escapeHtml(name),
    body: content,
    style: STYLE,
    head: `<script id="beckon-script" src="${callsPath}/pixel.js?id=${site.clientId}" async></script>\n`,
  });
}

/**
 * The owner's markup in a shadow root, so that it can neither close nor style anything outside of
 * it.
 */
function pictureOf(template: string | undefined): string {
  return template === undefined
    ? ''
    : `<div inert><template shadowrootmode="open"><style>${PICTURE_STYLE}</style>${template}</template></div>`;
}

const STYLE = `
body {
  min-height: 100vh;
  display: grid;
  place-items: center;
  font-size: 16px;
  line-height: 1.5;
}
main {
  width: min(100% - 32px, 900px);
  padding: 32px 0;
  text-align: center;
}
.open {
  display: block;
  position: relative;
  color: inherit;
  text-decoration: none;
  cursor: pointer;
  text-align: start;
}
.button {
  display: inline-block;
  margin-top: 16px;
  text-decoration: none;
}
`;

const PICTURE_STYLE = `
:host .poptin-popup {
  position: relative;
  max-width: 100%;
  margin: auto;
  opacity: 1;
}
:host [data-screen]:not([data-screen='form']) {
  display: none;
}
`;
