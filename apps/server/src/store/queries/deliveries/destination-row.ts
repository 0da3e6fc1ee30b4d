import type { Selectable } from 'kysely';
import type { FieldMapping } from '@beckon/contract/owner-calls';
import type { DestinationRecord } from '../../records/destination-record.ts';
import { parseJson } from '../../parse-json.ts';
import type { Tables } from '../../tables/tables.ts';

type Row = Selectable<Tables['destination']>;

export function toRow(destination: DestinationRecord): Row {
  return {
    id: destination.id,
    site_id: destination.siteId,
    account_id: destination.accountId,
    kind: destination.kind,
    name: destination.name,
    is_on: destination.isOn ? 1 : 0,
    settings: JSON.stringify(destination.settings),
    secrets: JSON.stringify(destination.secrets),
    mapping: JSON.stringify(destination.mapping),
    popup_ids: JSON.stringify(destination.popupIds),
    created_at: destination.createdAt,
  };
}

export function toDestination(row: Row): DestinationRecord {
  return {
    id: row.id,
    siteId: row.site_id,
    accountId: row.account_id,
    kind: row.kind,
    name: row.name,
    isOn: row.is_on === 1,
    settings: parseJson<Readonly<Record<string, string>>>(row.settings),
    secrets: parseJson<Readonly<Record<string, string>>>(row.secrets),
    mapping: parseJson<FieldMapping>(row.mapping),
    popupIds: parseJson<readonly string[]>(row.popup_ids),
    createdAt: Number(row.created_at),
  };
}
