import type { Popup } from '@beckon/contract/popup';
import type { ViewFiles } from '@beckon/popup-view/prerendered';
import { awaitFile } from '../await-file.ts';
import type { LoadedPopup } from './loaded-popup.ts';
import type { PopupControllerDeps } from './popup-controller-deps.ts';

/**
 * A popup whose first screen is in the display answer; undefined if it is not. The script behind it
 * is fetched when the popup is on screen, and runs when the visitor begins to use the popup.
 * docs/decisions/0060.
 */
export function prerenderedPopup(
  deps: PopupControllerDeps,
  { template }: Popup,
): LoadedPopup | undefined {
  if (!('url' in template) || template.prerendered === undefined) return undefined;
  const { url, prerendered } = template;
  return {
    template: '',
    tools: undefined,
    isPrerendered: true,
    mount(shadow, props) {
      let isWanted = true;
      const files = awaitFile(() => loadFiles(deps, url), { ...deps, isWanted: () => isWanted });
      const shown = deps.showPrerendered(shadow, props, {
        prerendered,
        loadView() {
          void deps.respond.load();
          return files.load();
        },
        prefetch() {
          void deps.loadText(url);
          prefetchFiles(deps, prerendered.files);
        },
      });
      return {
        update: (next) => shown.update(next),
        unmount() {
          isWanted = false;
          shown.unmount();
        },
      };
    },
  };
}

async function loadFiles(
  { loadView, loadText }: Pick<PopupControllerDeps, 'loadView' | 'loadText'>,
  url: string,
): Promise<ViewFiles | undefined> {
  const [view, template] = await Promise.all([loadView(), loadText(url)]);
  return view && template !== undefined ? { viewPart: view.viewPart, template } : undefined;
}

/**
 * Loads the files only into the browser's cache, so that a visitor who closes the popup does not
 * wait until they have run.
 */
function prefetchFiles(
  { window, assetUrl }: Pick<PopupControllerDeps, 'window' | 'assetUrl'>,
  files: readonly string[] = [],
): void {
  for (const name of files)
    window.fetch(assetUrl(name), { priority: 'low' }).catch(() => undefined);
}
