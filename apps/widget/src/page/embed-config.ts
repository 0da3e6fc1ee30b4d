import { isClientId } from '@beckon/contract/values';
import { parseUrl } from '@beckon/host-page/parse-url';

/** What the script tag says. docs/behaviour/starting.md#script-tag. */
export interface EmbedConfig {
  /**
   * Undefined when the tag has none or a malformed one: a Shopify shop is then looked up by its
   * domain.
   */
  readonly clientId: string | undefined;
  /** Folder of the script, without a slash at its end: calls and parts lie beside it. */
  readonly apiBase: string;
  readonly nonce: string;
}

/**
 * Our script tag; the second id is that of tags which were pasted for another server of this wire
 * format.
 */
export const TAG_SELECTOR = '#beckon-script,#pixel-script-poptin';

/** Reads our script tag, found by its id, else by its address. Undefined when there is none. */
export function readEmbedConfig(document: Document): EmbedConfig | undefined {
  const tag = findTag(document);
  const address = tag === undefined ? undefined : parseUrl(tag.src, document.baseURI);
  if (tag === undefined || address === undefined) return undefined;
  const id = address.searchParams.get('id');
  return {
    clientId: isClientId(id) ? id : undefined,
    apiBase: `${address.origin}${address.pathname.slice(0, address.pathname.lastIndexOf('/'))}`,
    nonce: tag.nonce,
  };
}

function findTag(document: Document): HTMLScriptElement | undefined {
  const byId = document.querySelector(TAG_SELECTOR);
  if (byId instanceof HTMLScriptElement && byId.src !== '') return byId;
  const { currentScript } = document;
  if (currentScript instanceof HTMLScriptElement && currentScript.src !== '') return currentScript;
  return [...document.querySelectorAll('script')].findLast(({ src }) =>
    /\/pixel\.js(?:[?#]|$)/.test(src),
  );
}
