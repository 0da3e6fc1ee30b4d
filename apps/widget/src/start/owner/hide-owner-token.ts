/** `ppt-`: links of other servers of this wire format. */
const TOKEN = /^(?:beckon|ppt)-owner(?:=|$)/;

/**
 * Removes the owner's token from the page's address, so that other scripts of the page do not read
 * or report it. Everything else of the address stays as it is. If this tab cannot store the token,
 * the address keeps it: loading the page again would otherwise end the owner's visit.
 */
export function hideOwnerToken(window: Window, token: string | undefined): void {
  if (!isStored(window, token)) return;
  const { history, location } = window;
  const address = new URL(location.href);
  const parameters = address.search.slice(1).split('&');
  const kept = parameters.filter((parameter) => !TOKEN.test(parameter));
  if (kept.length === parameters.length) return;
  address.search = kept.join('&');
  history.replaceState(history.state, '', address.href);
}

function isStored(window: Window, token: string | undefined): boolean {
  try {
    // The name of the entry is not imported: visitors would load more for that.
    return Object.values(window.sessionStorage).includes(token);
  } catch {
    // Where storage is blocked, already reading the property throws.
    return false;
  }
}
