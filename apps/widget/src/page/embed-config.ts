import { isClientId } from '@beckon/contract/values';
import { parseUrl } from '@beckon/host-page/parse-url';

/** The settings in the script tag. docs/behaviour/starting.md#script-tag. */
export interface EmbedConfig {
  /** Undefined if the tag has no valid id. A Shopify shop's id is then looked up by its domain. */
  readonly clientId: string | undefined;
  /** Address of the script's folder, without a slash at the end. Calls and parts are relative to it. */
  readonly apiBase: string;
  readonly nonce: string;
}

/**
 * Selects our script tag. The second id is in tags that were written for another server with this
 * wire format.
 */
export const TAG_SELECTOR = '#beckon-script,#pixel-script-poptin';

/** Reads our script tag, found by its id or else by its address. Undefined if there is none. */
export function readEmbedConfig(document: Document): EmbedConfig | undefined {
  const tag = findTag(document);
  const address = tag && parseUrl(tag.src, document.baseURI);
  if (!address) return undefined;
  const id = address.searchParams.get('id');
  return {
    clientId: isClientId(id) ? id : undefined,
    apiBase: `${address.origin}${address.pathname.slice(0, address.pathname.lastIndexOf('/'))}`,
    nonce: tag.nonce,
  };
}

function findTag(document: Document): HTMLScriptElement | undefined {
  return (
    [document.querySelector(TAG_SELECTOR), document.currentScript].find(isScript) ??
    [...document.querySelectorAll('script')].findLast(({ src }) =>
      /\/pixel\.js(?:[?#]|$)/.test(src),
    )
  );
}

function isScript(tag: Element | null): tag is HTMLScriptElement {
  return tag instanceof HTMLScriptElement && tag.src !== '';
}
