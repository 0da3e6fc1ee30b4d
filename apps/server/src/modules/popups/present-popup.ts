import type { PopupDetail, PopupSummary } from '@beckon/contract/owner-calls';
import { presentNumbers } from '../../lib/present-numbers.ts';
import type { EventCounts, PopupRecord } from '../../store/store.ts';

export function presentPopup(popup: PopupRecord): PopupDetail {
  const { revision, theme, design, settings } = popup;
  return { ...presentHead(popup), theme, revision, design, settings };
}

export function presentSummary(popup: PopupRecord, counts: EventCounts | undefined): PopupSummary {
  return { ...presentHead(popup), numbers: presentNumbers(counts) };
}

function presentHead({ id, siteId, name, type, format, target, language, status, revision, published, updatedAt }: PopupRecord) {
  return {
    id, siteId, name, type, format, target, language, status,
    hasUnpublishedChanges: published?.revision !== revision,
    ...(published ? { publishedAt: new Date(published.at).toISOString() } : {}),
    updatedAt: new Date(updatedAt).toISOString(),
  };
}
