import type { Selectable } from 'kysely';
import type { AccountRecord } from '../../records/account-record.ts';
import type { Tables } from '../../tables/tables.ts';

export function toAccount(row: Selectable<Tables['owner_account']>): AccountRecord {
  return {
    id: row.id,
    name: row.name,
    plan: row.plan,
    viewsLimit: row.views_limit ?? undefined,
    isSuspended: row.suspended === 1,
    overLimitSince: row.over_limit_since ?? undefined,
    createdAt: row.created_at,
  };
}
