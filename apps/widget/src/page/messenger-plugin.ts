import { LOCALES } from '@beckon/contract/values';
import type { ChatPart, ChatPlugin } from '@beckon/popup-view/part-contracts';
import { callPath, readObject } from '@beckon/host-page/page/foreign-object';
import { TAG_SELECTOR } from './embed-config.ts';

const SDK_HOST = 'https://connect.facebook.net';
const SDK_VERSION = 'v21.0';
const PLUGINS = {
  chat: { file: 'sdk/xfbml.customerchat.js', className: 'fb-customerchat' },
  'send-to-messenger': { file: 'sdk.js', className: 'fb-send-to-messenger' },
} as const;
const PAGE_ID = /^\d{5,20}$/;

/**
 * Puts a messenger's plugin beside the host's shadow root. The plugin stays outside the slot until
 * its script has drawn a frame into it. So the slot keeps its other content if the script is
 * blocked. The script is requested once per page. docs/behaviour/popup-parts.md#messengers.
 */
export const fillSlot: ChatPart['fillSlot'] = (host, slotName, plugin) => {
  const { ownerDocument: document } = host;
  if (!PAGE_ID.test(plugin.page)) return () => undefined;
  const place = createPlace(document, plugin);
  host.append(place);
  const watch = new MutationObserver(() => {
    if (place.querySelector('iframe') === null) return;
    place.slot = slotName;
    watch.disconnect();
  });
  watch.observe(place, { childList: true, subtree: true });
  askForScript(document, plugin, place);
  return () => {
    watch.disconnect();
    place.remove();
    callPath(document.defaultView, 'FB.CustomerChat', 'hide');
  };
};

function createPlace(document: Document, { plugin, page, language }: ChatPlugin): HTMLElement {
  const place = document.createElement('div');
  const mark = document.createElement('div');
  mark.className = PLUGINS[plugin].className;
  mark.setAttribute('page_id', page);
  mark.setAttribute('lang', language);
  place.append(mark);
  return place;
}

/** A script that is already there reads the page only once, so it must be informed about our plugin. */
function askForScript(
  document: Document,
  { plugin, language }: ChatPlugin,
  place: HTMLElement,
): void {
  const src = `${SDK_HOST}/${LOCALES[language].replace('-', '_')}/${PLUGINS[plugin].file}`;
  if (readObject(document.defaultView, 'FB') !== undefined)
    return callPath(document.defaultView, 'FB.XFBML', 'parse', place);
  if ([...document.scripts].some((known) => known.src.startsWith(src))) return;
  const script = document.createElement('script');
  script.src = `${src}#xfbml=1&version=${SDK_VERSION}`;
  script.async = true;
  script.crossOrigin = 'anonymous';
  script.nonce = document.querySelector<HTMLElement>(TAG_SELECTOR)?.nonce ?? '';
  // Without this, a later popup would find a script that never loads, and would not request it
  // again.
  script.addEventListener('error', () => script.remove());
  document.head.append(script);
}
