import { rerunScripts } from '@beckon/host-page/page/insert-markup';

/**
 * Parts of a page whose html the server keeps until there is consent.
 * docs/behaviour/consent.md#areas
 */
export interface ConsentAreas {
  /** Fills the areas of this category or service; each is asked for once, and again if that failed. */
  fill(matches: (area: HTMLElement) => boolean): void;
}

interface ConsentAreasDeps {
  readonly document: Document;
  readonly nonce: string;
  readonly load: (post: string, block: string) => Promise<string | undefined>;
}

export const WAITING_AREA = '.cmplz-consent-area.cmplz-placeholder';

export function createConsentAreas({ document, nonce, load }: ConsentAreasDeps): ConsentAreas {
  const fillOne = async (area: HTMLElement, post: string): Promise<void> => {
    area.classList.remove('cmplz-placeholder');
    const html = await load(post, area.dataset['block_id'] ?? 'default');
    if (html === undefined) {
      // The server could not be reached: the area stays as it was and may be tried again.
      area.classList.add('cmplz-placeholder');
      return;
    }
    area.innerHTML = html;
    rerunScripts(area, nonce);
  };
  return {
    fill(matches) {
      for (const area of document.querySelectorAll<HTMLElement>(WAITING_AREA)) {
        const post = area.dataset['post_id'];
        if (post !== undefined && matches(area)) void fillOne(area, post);
      }
    },
  };
}
