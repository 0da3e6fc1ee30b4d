/** Address of the script for one site. docs/behaviour/starting.md#script-tag. */
export function scriptUrl(origin: string, clientId: string): string {
  return `${origin}/pixel.js?id=${clientId}`;
}

/**
 * The line that a customer pastes before `</body>`. With `crossorigin`, browsers use one connection
 * for the script, its chunks and its calls. Without it, chunks and calls wait for a second
 * connection.
 */
export function embedSnippet(origin: string, clientId: string): string {
  return `<script id="beckon-script" src="${scriptUrl(origin, clientId)}" async crossorigin></script>`;
}
