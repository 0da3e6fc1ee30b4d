import { readOwnerToken } from './api/sites.ts';
import { notifyFailed } from './notify.ts';
import { previewLink, type PreviewLinkOptions } from './preview-link.ts';

export interface OwnerVisit extends PreviewLinkOptions {
  readonly siteId: string;
  /** Page to open. */
  readonly address: string;
  /** Done before the page is opened; when it fails, the page stays closed. */
  readonly first?: () => Promise<void>;
}

/**
 * Opens a page of the owner's site in a tab of its own, with a token so that the visit is not
 * counted. Says so when it cannot.
 */
export function openAsOwner({ siteId, address, first, ...options }: OwnerVisit): void {
  // Opened at once, while the click still allows it; sent on its way when the token has come.
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
