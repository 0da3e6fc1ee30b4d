import { hydratePopup, mountPopup } from './mount/mount-popup.tsx';
import { mountTeaser } from './mount/mount-teaser.tsx';
import { parseTemplate } from './template/parse-template.ts';
import type { ViewPart } from './view-contract.ts';

/** Draws popups for the widget. */
export const viewPart: ViewPart = {
  mountPopup,
  hydratePopup,
  mountTeaser,
  whyBroken(template, popupId) {
    const result = parseTemplate(template, popupId);
    return result.ok ? undefined : result.why;
  },
};

export type CopyTools = typeof import('./copy-tools.ts');

/** Loads `buildTags` and `parseTimer`, which few popups need; rejects if they cannot be loaded. */
export function loadCopyTools(): Promise<CopyTools> {
  return import('./copy-tools.ts');
}
