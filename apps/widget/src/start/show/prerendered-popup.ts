import type { Popup } from '@beckon/contract/popup';
import { awaitFile } from './await-file.ts';
import type { LoadedPopup } from './loaded-popup.ts';
import type { PopupControllerDeps } from './popup-controller-deps.ts';

/**
 * A popup whose first screen came with the display answer; undefined where it did not. What makes
 * it work is fetched once it stands, and read when its visitor begins to use it.
 * docs/decisions/0060.
 */
export function prerenderedPopup(
  deps: PopupControllerDeps,
  { template }: Popup,
): LoadedPopup | undefined {
  if (!('url' in template) || template.prerendered === undefined) return undefined;
  const { url, prerendered } = template;
  const { loadText, loadView, respond } = deps;
  const files = awaitFile(async () => {
    const [view, html] = await Promise.all([loadView(), loadText(url)]);
    return view && html !== undefined ? { viewPart: view.viewPart, template: html } : undefined;
  }, deps);
  return {
    template: '',
    tools: undefined,
    isPrerendered: true,
    mount: (shadow, props) =>
      deps.showPrerendered(shadow, props, {
        prerendered,
        loadView() {
          void respond.load();
          return files.load();
        },
        prefetch() {
          void loadText(url);
          prefetchFiles(deps, prerendered.files);
        },
      }),
  };
}

/** Into the browser's cache only: who closes the popup never pays for reading them. */
function prefetchFiles(
  { window, assetUrl }: Pick<PopupControllerDeps, 'window' | 'assetUrl'>,
  files: readonly string[] = [],
): void {
  for (const name of files)
    window.fetch(assetUrl(name), { priority: 'low' }).catch(() => undefined);
}
