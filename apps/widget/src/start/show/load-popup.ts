import type { Popup } from '@beckon/contract/popup';
import { failed, succeeded, type Result } from '@beckon/host-page/result';
import type { PopupEvent } from '@beckon/popup-core/lifecycle/popup-state';
import type { CopyTools } from '@beckon/popup-view/view';
import { hasOwnId } from '../../calls/own-id.ts';
import type { PageAccess, ServerAccess } from '../environment.ts';
import type { LoadedPopup, View } from './loaded-popup.ts';
import { prerenderedPopup } from './prerendered-popup.ts';
import type { PopupControllerDeps } from './popup-controller-deps.ts';

type LoadFailure = Omit<Extract<PopupEvent, { readonly name: 'LOAD_FAILED' }>, 'name'>;
type LoadDeps = PageAccess & ServerAccess & Pick<PopupControllerDeps, 'loadView'>;

/**
 * Loads what a popup is drawn with, or says why it cannot be shown, before it counts as shown: a
 * popup that cannot be drawn was never seen. A timer whose moment has passed would close it at
 * once. A file that could not be loaded may load at the next attempt.
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
    : makeReady(deps, popup, { view, template });
}

const NO_VIEW: LoadFailure = { why: 'what draws it could not be loaded', mayRetry: true };

/** What the popup's tab is drawn with. */
interface LoadedTeaser {
  readonly view: View;
  readonly template?: string;
}

/**
 * The same for the popup's tab, which is drawn without the template's colours if the template
 * cannot be loaded.
 */
export async function loadTeaser(
  deps: LoadDeps,
  popup: Popup,
): Promise<Result<LoadedTeaser, LoadFailure>> {
  const [view, template] = await Promise.all([deps.loadView(), loadTemplate(deps, popup)]);
  if (view === undefined) return failed(NO_VIEW);
  if (template === undefined) return succeeded({ view });
  const ready = await makeReady(deps, popup, { view, template });
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

async function makeReady(
  { clock }: LoadDeps,
  popup: Popup,
  { view, template }: Required<LoadedTeaser>,
): Promise<Result<LoadedPopup, LoadFailure>> {
  const why = view.viewPart.whyBroken(template, popup.id);
  if (why !== undefined) return failed({ why: `template: ${why}`, mayRetry: false });
  const tools = await loadTools(view, popup, template);
  const loaded = { template, tools, mount: view.viewPart.mountPopup };
  const { timer } = popup.appearance;
  const parsed = timer === undefined ? undefined : tools?.parseTimer(timer.value);
  if (parsed === undefined) return succeeded(loaded);
  const nowMs = clock.now();
  const timerEndsAtMs = parsed.kind === 'stretch' ? nowMs + parsed.lengthMs : parsed.atMs;
  return timerEndsAtMs <= nowMs
    ? failed({ why: 'its timer has run out', mayRetry: false })
    : succeeded({ ...loaded, timerEndsAtMs });
}

/**
 * Only a timer and placeholders need them; without them a popup shows its copy as it is, and no
 * timer.
 */
async function loadTools(
  view: View,
  { appearance: { timer } }: Popup,
  template: string,
): Promise<CopyTools | undefined> {
  if (timer === undefined && !template.includes('{{')) return undefined;
  return view.loadCopyTools().catch(() => undefined);
}
