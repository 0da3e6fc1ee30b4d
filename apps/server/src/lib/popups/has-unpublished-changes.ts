import type { PopupRecord } from '../../store/store.ts';
import { draftFingerprint } from './draft-fingerprint.ts';

/** Whether visitors see something different from the draft. A changed name needs no publishing. */
export function hasUnpublishedChanges(popup: PopupRecord): boolean {
  const { published, revision } = popup;
  if (published === undefined) return true;
  if (published.revision === revision) return false;
  return published.fingerprint !== draftFingerprint({ ...popup, name: published.name });
}
