import type { PopupDetail, PopupSummary } from '@beckon/contract/owner-calls';
import { hasUnpublishedChanges } from '../../lib/popups/has-unpublished-changes.ts';
import { stockOf } from '../../lib/popups/stock-left.ts';
import { presentNumbers } from '../../lib/numbers/present-numbers.ts';
import type { PopupRecord, PrizeUse, PublishedPopup } from '../../store/store.ts';

export function presentPopup(popup: PopupRecord): PopupDetail {
  const { revision, theme, design, mobileDesign, settings } = popup;
  return { ...presentHead(popup), theme, revision, design, mobileDesign, settings };
}

export function presentSummary(
  popup: PopupRecord,
  {
    counts,
    uses,
    abTest,
    newDesign,
    hasPastTests,
  }: {
    readonly counts: Parameters<typeof presentNumbers>[0];
    readonly uses: ReadonlyMap<string, PrizeUse> | undefined;
    readonly abTest: PopupSummary['abTest'];
    readonly newDesign: PopupSummary['newDesign'];
    readonly hasPastTests: boolean;
  },
): PopupSummary {
  const { isLow, isUsedUp, lacksCodes } = stockOf(popup.settings, uses);
  return {
    ...presentHead(popup),
    numbers: presentNumbers(counts),
    runsLow: isLow,
    ...(isUsedUp ? { isUsedUp } : {}),
    ...(lacksCodes ? { lacksCodes } : {}),
    ...(abTest === undefined ? {} : { abTest }),
    ...(newDesign === undefined ? {} : { newDesign }),
    ...(hasPastTests ? { hasPastTests } : {}),
  };
}

function presentPublished({ at, settings: { schedule } }: PublishedPopup) {
  const { from, until, hours } = schedule;
  const days = { ...(from !== undefined && { from }), ...(until !== undefined && { until }) };
  const hasDays = Object.keys(days).length > 0;
  return {
    publishedAt: new Date(at).toISOString(),
    // Hours over midnight move the moments at which the first day begins and the last one ends.
    ...(hasDays && { shownDays: { ...days, ...(hours !== undefined && { hours }) } }),
  };
}

function presentHead(popup: PopupRecord) {
  const { id, siteId, name, type, format, target, language, status, published, updatedAt } = popup;
  const labels = [...popup.labels];
  return {
    id,
    siteId,
    name,
    type,
    format,
    target,
    language,
    status,
    labels,
    hasUnpublishedChanges: hasUnpublishedChanges(popup),
    ...(published ? presentPublished(published) : {}),
    updatedAt: new Date(updatedAt).toISOString(),
  };
}
