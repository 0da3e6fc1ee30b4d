import {
  DESIGN_MAX_BYTES,
  type DesignDocument,
  SETTINGS_MAX_BYTES,
} from '@beckon/contract/owner-calls';
import { type CodeStock, findIssues } from '@beckon/contract/publish-rules';
import { badRequest, notReadyYet, tooLarge } from '../../http/owner/owner-errors.ts';
import type { PopupChanges, PopupRecord } from '../../store/store.ts';
import { hasTooManyParts, isTooDeep, problemIn } from './check-settings.ts';

/** Throws if a design or settings may not be saved. */
export function checkDraft({
  design,
  mobileDesign,
  settings,
}: Pick<PopupChanges, 'design' | 'mobileDesign' | 'settings'>): void {
  for (const document of [design, mobileDesign]) if (document) checkDesign(document);
  if (settings !== undefined && bytesOf(settings) > SETTINGS_MAX_BYTES)
    throw tooLarge(
      `The settings of this popup are too large: at most ${SETTINGS_MAX_BYTES / 1024} KB. Long lists of rules take the most.`,
    );
  const problem = settings === undefined ? undefined : problemIn(settings);
  if (problem !== undefined) throw badRequest(problem);
}

/**
 * Throws if a draft may not be published. The editor shows the same issues before publishing. Lists
 * of codes are checked only if `codes` says what is left of them.
 */
export function checkReady(popup: PopupRecord, codes?: readonly CodeStock[]): PopupRecord {
  const issues = findIssues(popup.settings, { ...popup, ...(codes && { codes }) }).filter(
    ({ blocksPublishing }) => blocksPublishing === true,
  );
  if (issues.length > 0) throw notReadyYet(issues);
  return popup;
}

function checkDesign(design: DesignDocument): void {
  if (isTooDeep(design)) throw badRequest('This design is nested too deeply.');
  if (hasTooManyParts(design)) throw badRequest('This design has too many parts.');
  if (bytesOf(design) > DESIGN_MAX_BYTES) throw tooLarge('This design is too large.');
}

function bytesOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}
