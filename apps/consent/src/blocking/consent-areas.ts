import { trusted } from '../page/trusted.ts';

/**
 * Parts of a page whose html the server keeps until there is consent.
 * docs/behaviour/consent.md#areas
 */
export interface ConsentAreas {
  /** Fills the areas of this category or service; each is requested once. */
  fill(matches: (area: HTMLElement) => boolean): void;
  /** Requests an area again that could not be loaded. False if no request for it has failed. */
  retry(area: HTMLElement): boolean;
}

interface ConsentAreasDeps {
  readonly document: Document;
  /** Runs the scripts that were inserted as html. */
  readonly runScripts: (area: HTMLElement) => void;
  readonly load: (post: string, block: string) => Promise<string | undefined>;
}

export const WAITING_AREA = '.cmplz-consent-area.cmplz-placeholder';

export function createConsentAreas({ document, runScripts, load }: ConsentAreasDeps): ConsentAreas {
  // Areas whose request failed. The page is checked every two seconds, but these are requested
  // again only after the visitor's click.
  const failed = new WeakSet<HTMLElement>();
  const fillOne = async (area: HTMLElement): Promise<void> => {
    const post = area.dataset['post_id'];
    if (post === undefined) return;
    area.classList.remove('cmplz-placeholder');
    const html = await load(post, area.dataset['block_id'] ?? 'default');
    if (html === undefined) {
      // The server could not be reached. The area stays as it was and can be requested again.
      failed.add(area);
      area.classList.add('cmplz-placeholder');
      return;
    }
    area.innerHTML = trusted().createHTML(html);
    runScripts(area);
  };
  return {
    fill(matches) {
      for (const area of document.querySelectorAll<HTMLElement>(WAITING_AREA))
        if (!failed.has(area) && matches(area)) void fillOne(area);
    },
    retry(area) {
      const isRetry = failed.delete(area);
      if (isRetry) void fillOne(area);
      return isRetry;
    },
  };
}
