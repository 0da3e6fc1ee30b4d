import type { Popup } from '@beckon/contract/popup';
import { failed, succeeded, type Result } from '@beckon/host-page/result';
import { type CopyTools, loadCopyTools, viewPart } from '@beckon/popup-view/view';
import type { PageAccess } from '../environment.ts';
import type { LoadedPopup, LoadFailure } from './loaded-popup.ts';

/**
 * Everything that a popup is drawn with, once its template is loaded. This function is in the file
 * of the view, because a prerendered popup does not need it.
 */
export async function makeReady(
  { clock }: PageAccess,
  popup: Popup,
  template: string,
): Promise<Result<LoadedPopup, LoadFailure>> {
  const why = viewPart.whyBroken(template, popup.id);
  if (why !== undefined) return failed({ why: `template: ${why}`, mayRetry: false });
  const tools = await loadTools(popup, template);
  const loaded = { template, tools, mount: viewPart.mountPopup };
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
 * Loads the tools for a timer and for placeholders, if the popup has any. If they cannot be loaded,
 * the popup shows its text unchanged and has no timer.
 */
async function loadTools(
  { appearance: { timer } }: Popup,
  template: string,
): Promise<CopyTools | undefined> {
  if (timer === undefined && !template.includes('{{')) return undefined;
  return loadCopyTools().catch(() => undefined);
}
