import type { ReportDimension } from '@beckon/contract/values';
import type { Selectable } from 'kysely';
import type { NewConversion, NewView } from '../../records/event-records.ts';
import { pagePath } from '../../../lib/visitors/page-path.ts';
import type { Tables } from '../../tables/tables.ts';

/** The value of an event in each dimension that it counts in. */
export type EventValues = Readonly<Partial<Record<ReportDimension, string>>>;

type Seen = Pick<NewView, 'trigger' | 'device' | 'country' | 'url'> &
  Partial<Pick<NewView, 'source' | 'language' | 'visitorKind'>>;

/** The values of a view. All events that follow from the view count under them. */
export function valuesOfView(view: Seen): EventValues {
  return {
    trigger: view.trigger,
    page: pagePath(view.url),
    device: view.device,
    country: view.country,
    source: view.source ?? '',
    language: view.language ?? '',
    visitor: view.visitorKind ?? '',
  };
}

/** The values of a view as it is stored. */
export function valuesOfStored(row: Selectable<Tables['view_event']>): EventValues {
  return valuesOfView({ ...row, trigger: row.trigger_name, visitorKind: row.visitor_kind });
}

/** The values of a close or another event whose view is not known. */
export function valuesOfPage(url: string): EventValues {
  return valuesOfView({ trigger: '', device: '', country: '', url });
}

export function prizeOf({ prizeLabel }: Pick<NewConversion, 'prizeLabel'>): EventValues {
  return prizeLabel === '' ? {} : { prize: prizeLabel };
}
