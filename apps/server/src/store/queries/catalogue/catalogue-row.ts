import type { Selectable } from 'kysely';
import { CATALOGUE_FORMATS, CATALOGUE_SCHEDULES } from '@beckon/contract/values';
import type { CatalogueRecord } from '../../records/catalogue-record.ts';
import type { Tables } from '../../tables/tables.ts';

const STATES = ['none', 'running', 'done', 'failed'] as const;

export function toCatalogue(row: Selectable<Tables['catalogue']>): CatalogueRecord {
  return {
    siteId: row.site_id,
    format: CATALOGUE_FORMATS.find((format) => format === row.format) ?? 'csv',
    url: row.url,
    currency: row.currency,
    schedule: CATALOGUE_SCHEDULES.find((schedule) => schedule === row.schedule) ?? 'off',
    nextAt: row.next_at ?? undefined,
    state: STATES.find((state) => state === row.state) ?? 'none',
    startedAt: row.started_at,
    finishedAt: row.finished_at ?? undefined,
    beatAt: row.beat_at,
    counts: {
      rows: row.row_count,
      added: row.added,
      changed: row.changed,
      unchanged: row.unchanged,
      refused: row.refused,
      gone: row.gone,
    },
    message: row.message,
  };
}
