/** The tag's id is how the script finds its own address. docs/behaviour/starting.md#script-tag. */
const TAG_ID = 'beckon-script';
/** A tag that was pasted for another server keeps this id, and Beckon finds it, too. */
const OTHER_TAG_ID = 'pixel-script-poptin';

/** Which script to load. */
export interface ScriptOptions {
  /** The client id of your site: 13 digits and letters, on the Install page of the dashboard. */
  readonly clientId: string;
  /** Address of your Beckon server, such as `https://popups.example.com`. */
  readonly server: string;
  /** The nonce of your Content-Security-Policy, if it demands one. */
  readonly nonce?: string | undefined;
}

/** Address of the script of one site. */
export function scriptAddress({ clientId, server }: ScriptOptions): string {
  return `${server.replace(/\/+$/, '')}/pixel.js?id=${encodeURIComponent(clientId)}`;
}

/**
 * Puts Beckon's script into the page, once: a page that has its tag already is left as it is. A
 * script that could not be loaded leaves the page again, so that the next call tries again.
 */
export function loadScript(options: ScriptOptions): void {
  if ([TAG_ID, OTHER_TAG_ID].some((id) => document.getElementById(id) !== null)) return;
  const script = document.createElement('script');
  script.id = TAG_ID;
  script.async = true;
  // Its calls and parts then use the connection over which it came.
  script.crossOrigin = 'anonymous';
  if (options.nonce !== undefined) script.nonce = options.nonce;
  script.addEventListener('error', () => script.remove(), { once: true });
  script.src = scriptAddress(options);
  document.head.append(script);
}
