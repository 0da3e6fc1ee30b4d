import type { BrowserEnvironment } from '../environment.ts';
import type { DrawnParts, ViewFile } from './view-file.ts';

/** Undefined where a part cannot be had; it may be asked for again. */
export type LoadDrawnPart = <Name extends keyof DrawnParts>(
  name: Name,
) => Promise<DrawnParts[Name] | undefined>;

/**
 * Loads the parts that a popup may ask for. The browser itself fetches each once. Scripts of
 * somebody else wait for consent.
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
      log.warn(`part ${name} could not be loaded`, error);
      return undefined;
    }
  };
}
