import type { Selectable } from 'kysely';
import type { DesignDocument } from '@beckon/contract/owner-calls';
import type { PopupSettings } from '@beckon/contract/settings';
import type {
  NewPopup,
  PopupChanges,
  PopupRecord,
  PublishedPopup,
} from '../../records/popup-record.ts';
import type { LivePopup } from '../../records/live-site-record.ts';
import { parseJson } from '../../parse-json.ts';
import type { Tables } from '../../tables/tables.ts';

type PopupRow = Selectable<Tables['popup']>;
type Words = Pick<PopupRecord, 'type' | 'format' | 'language' | 'target' | 'status'>;

export function toPopup(row: PopupRow): PopupRecord {
  return {
    ...wordsOf(row),
    id: row.id,
    siteId: row.site_id,
    accountId: row.account_id,
    name: row.name,
    theme: row.theme,
    design: parseJson<DesignDocument>(row.design),
    mobileDesign: row.mobile_design === null ? null : parseJson<DesignDocument>(row.mobile_design),
    settings: parseJson<PopupSettings>(row.settings),
    labels: parseJson<string[]>(row.labels),
    revision: row.revision,
    published: row.published === null ? undefined : readPublished(row.published),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

/**
 * Reads a published popup. Undefined if publishing did not write the row like this: it was damaged
 * or changed by hand. The owner then sees the popup as unpublished, and can publish it again or
 * remove it.
 */
export function readPublished(text: string): PublishedPopup | undefined {
  try {
    const published = parseJson<PublishedPopup>(text);
    return Array.isArray(published.settings.audience.groups) ? published : undefined;
  } catch {
    return undefined;
  }
}

/** The popup as calls of visitors see it, outside of any test. */
export function toLivePopup(
  row: Pick<PopupRow, keyof Words | 'id' | 'site_id' | 'name'>,
  published: PublishedPopup,
): LivePopup {
  const { type, format, status } = wordsOf(row);
  return {
    id: row.id,
    siteId: row.site_id,
    type,
    format,
    isActive: status === 'active',
    // This name is for owners and their statistics. Nothing that visitors see is rendered from it.
    published: { ...published, name: row.name },
  };
}

/** Texts that were checked when they were written. */
export function wordsOf({
  type,
  format,
  language,
  target,
  status,
}: Pick<PopupRow, keyof Words>): Words {
  return parseJson<Words>(JSON.stringify({ type, format, language, target, status }));
}

export function toNewRow(accountId: string, popup: NewPopup): PopupRow {
  return {
    id: popup.id,
    site_id: popup.siteId,
    account_id: accountId,
    name: popup.name,
    type: popup.type,
    format: popup.format,
    theme: popup.theme,
    language: popup.language,
    target: popup.target,
    status: 'draft',
    design: JSON.stringify(popup.design),
    mobile_design: toText(popup.mobileDesign),
    settings: JSON.stringify(popup.settings),
    labels: JSON.stringify(popup.labels ?? []),
    revision: 1,
    published: null,
    template_hash: null,
    mobile_template_hash: null,
    created_at: popup.at,
    updated_at: popup.at,
  };
}

export function toChangedColumns({
  name,
  theme,
  language,
  target,
  design,
  mobileDesign,
  settings,
}: PopupChanges) {
  return {
    ...(name === undefined ? {} : { name }),
    ...(theme === undefined ? {} : { theme }),
    ...(language === undefined ? {} : { language }),
    ...(target === undefined ? {} : { target }),
    ...(design === undefined ? {} : { design: JSON.stringify(design) }),
    ...(mobileDesign === undefined ? {} : { mobile_design: toText(mobileDesign) }),
    ...(settings === undefined ? {} : { settings: JSON.stringify(settings) }),
  };
}

function toText(design: DesignDocument | null): string | null {
  return design === null ? null : JSON.stringify(design);
}
