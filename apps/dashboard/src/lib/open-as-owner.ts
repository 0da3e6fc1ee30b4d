import { readOwnerToken } from './api/sites.ts';
import { notifyFailed } from './notify.ts';
import { previewLink, type PreviewLinkOptions } from './preview-link.ts';

export interface OwnerVisit extends PreviewLinkOptions {
  readonly siteId: string;
  /** The address of the page to open. */
  readonly address: string;
  /** Called before the page is opened. If it rejects, the page is not opened. */
  readonly first?: () => Promise<void>;
}

/**
 * Opens a page of the owner's site in a new tab, with a token so that the visit is not counted.
 * Reports errors to the owner.
 */
export function openAsOwner({ siteId, address, first, ...options }: OwnerVisit): void {
  if (previewLink(address, '') === undefined) {
    notifyFailed(
      new Error(`“${address}” is not a web address. Correct it in the site’s settings.`),
    );
    return;
  }
  // Browsers allow a new tab only during the click. The tab gets its address when the token has
  // arrived.
  const tab = globalThis.open('about:blank', '_blank');
  const go = async () => {
    await first?.();
    const { token } = await readOwnerToken(siteId);
    const target = previewLink(address, token, options);
    if (tab === null || target === undefined)
      throw new Error('The browser did not open a new tab. Allow it, then try again.');
    tab.opener = null;
    tab.location.replace(target);
  };
  go().catch((error: unknown) => {
    tab?.close();
    notifyFailed(error);
  });
}
