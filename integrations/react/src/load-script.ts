/** The script finds its own address by this id of its tag. docs/behaviour/starting.md#script-tag. */
const TAG_ID = 'beckon-script';
/** The id of tags for other servers with the same wire format. Beckon finds these tags, too. */
const OTHER_TAG_ID = 'pixel-script-poptin';

/** The script to load. */
export interface ScriptOptions {
  /** The client id of your site: 13 digits and letters, on the Install page of the dashboard. */
  readonly clientId: string;
  /** Address of your Beckon server, such as `https://popups.example.com`. */
  readonly server: string;
  /** The nonce of your Content-Security-Policy, if it requires one. */
  readonly nonce?: string | undefined;
}

/** The address of the script of one site. */
export function scriptAddress({ clientId, server }: ScriptOptions): string {
  return `${server.replace(/(?<!\/)\/+$/, '')}/pixel.js?id=${encodeURIComponent(clientId)}`;
}

/**
 * Adds Beckon's script to the page once. Does nothing if the page has a tag of Beckon already.
 * Removes the tag if loading fails, so that the next call tries again.
 */
export function loadScript(options: ScriptOptions): void {
  if ([TAG_ID, OTHER_TAG_ID].some((id) => document.getElementById(id) !== null)) return;
  const script = document.createElement('script');
  script.id = TAG_ID;
  script.async = true;
  // With this, the script's calls and chunks reuse the connection that loaded it.
  script.crossOrigin = 'anonymous';
  if (options.nonce !== undefined) script.nonce = options.nonce;
  script.addEventListener('error', () => script.remove(), { once: true });
  script.src = scriptAddress(options);
  document.head.append(script);
}
