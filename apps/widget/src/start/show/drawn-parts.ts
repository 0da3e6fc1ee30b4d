import type { BrowserEnvironment } from '../environment.ts';
import type { DrawnParts, ViewFile } from './view-file.ts';

/** Undefined if a part cannot be loaded; it can be requested again. */
export type LoadDrawnPart = <Name extends keyof DrawnParts>(
  name: Name,
) => Promise<DrawnParts[Name] | undefined>;

/**
 * Loads the parts that a popup may need. The browser fetches each of them only once. Third-party
 * scripts wait for consent.
 */
export function createDrawnParts(
  { log, consent }: Pick<BrowserEnvironment, 'log' | 'consent'>,
  loadView: () => Promise<ViewFile | undefined>,
): LoadDrawnPart {
  return async (name) => {
    try {
      if (name === 'chat') await consent?.whenGranted();
      return await (await loadView())?.parts[name]();
    } catch (error) {
      log.warn(`part ${name} did not load`, error);
      return undefined;
    }
  };
}
