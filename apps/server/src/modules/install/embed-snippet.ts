/** Address of the script for one site. docs/behaviour/starting.md#script-tag. */
export function scriptUrl(origin: string, clientId: string): string {
  return `${origin}/pixel.js?id=${clientId}`;
}

/**
 * The line that a customer pastes before `</body>`. With `crossorigin` browsers load the script
 * over the connection that its calls and parts use, too: without, those wait for one of their own.
 */
export function embedSnippet(origin: string, clientId: string): string {
  return `<script id="beckon-script" src="${scriptUrl(origin, clientId)}" async crossorigin></script>`;
}
