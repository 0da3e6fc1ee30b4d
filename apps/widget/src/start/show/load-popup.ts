import type { Popup } from '@beckon/contract/popup';
import { failed, succeeded, type Result } from '@beckon/host-page/result';
import { hasOwnId } from '../../calls/own-id.ts';
import type { PageAccess, ServerAccess } from '../environment.ts';
import type { LoadedPopup, LoadFailure, View } from './loaded-popup.ts';
import { prerenderedPopup } from './prerendered-popup.ts';
import type { PopupControllerDeps } from './popup-controller-deps.ts';

type LoadDeps = PageAccess & ServerAccess & Pick<PopupControllerDeps, 'loadView'>;

/**
 * Loads everything that a popup is drawn with, or returns why it cannot be shown. This happens
 * before the popup counts as shown, because a popup that cannot be drawn was never seen. A popup
 * whose timer has ended is not shown, because the timer would close it at once. A file that could
 * not be loaded may load at the next attempt.
 */
export async function loadPopup(
  deps: PopupControllerDeps,
  popup: Popup,
): Promise<Result<LoadedPopup, LoadFailure>> {
  const prerendered = deps.isPreview ? undefined : prerenderedPopup(deps, popup);
  if (prerendered !== undefined) return succeeded(prerendered);
  const [view, template] = await Promise.all([deps.loadView(), loadTemplate(deps, popup)]);
  if (view === undefined) return failed(NO_VIEW);
  return template === undefined
    ? failed({ why: 'the template could not be loaded', mayRetry: true })
    : view.makeReady(deps, popup, template);
}

const NO_VIEW: LoadFailure = { why: 'the view could not be loaded', mayRetry: true };

/** Everything that the popup's tab is drawn with. */
interface LoadedTeaser {
  readonly view: View;
  readonly template?: string;
}

/**
 * The same for the popup's tab. If the template cannot be loaded, the tab is drawn without the
 * template's colours.
 */
export async function loadTeaser(
  deps: LoadDeps,
  popup: Popup,
): Promise<Result<LoadedTeaser, LoadFailure>> {
  const [view, template] = await Promise.all([deps.loadView(), loadTemplate(deps, popup)]);
  if (view === undefined) return failed(NO_VIEW);
  if (template === undefined) return succeeded({ view });
  const ready = await view.makeReady(deps, popup, template);
  return ready.ok ? succeeded({ view, template }) : ready;
}

async function loadTemplate(
  { loadText }: ServerAccess,
  { id, template }: Popup,
): Promise<string | undefined> {
  if ('html' in template) return template.html;
  const html = await loadText(template.url);
  return html !== undefined && hasOwnId(html, id) ? html : undefined;
}
