import { csvRows, csvStart } from '../../lib/files/csv-text.ts';
import type { ArchiveFile, ArchivePlace } from '../../lib/files/archive-file.ts';
import type { DayCounts, Store } from '../../store/store.ts';
import { dayColumns } from './report-csv.ts';

interface DayOfPopup extends DayCounts {
  readonly popup: string;
}

const COLUMNS = dayColumns<DayOfPopup>(['Popup', ({ popup }) => popup || '(whole site)']);
const ALWAYS = { from: '2000-01-01', until: '9999-12-31' };

/**
 * The numbers of each day, for the site and each of its popups, deleted ones too, and the saved
 * views.
 */
export async function* reportFiles(
  { store }: { readonly store: Store },
  place: ArchivePlace,
): AsyncGenerator<ArchiveFile> {
  const { accountId, site, folder } = place;
  yield { name: `${folder}/reports-by-day.csv`, content: daysOf(store, place) };
  const views = await store.reportViews(accountId, site.id);
  if (views.length === 0) return;
  const kept = views.map(({ name, address }) => ({ name, address }));
  yield { name: `${folder}/report-views.json`, content: JSON.stringify(kept, undefined, 2) };
}

async function* daysOf(store: Store, { accountId, site }: ArchivePlace): AsyncGenerator<string> {
  yield csvStart(COLUMNS);
  const popups = await store.popupsOf(accountId, site.id, ({ id, name }) => ({ id, name }));
  const deleted = await store.trashOf(accountId, site.id, 0);
  for (const { id, name } of [{ id: undefined, name: '' }, ...popups, ...deleted]) {
    const scope = { siteId: site.id, ...(id === undefined ? {} : { popupId: id }) };
    const days = await store.reportDays(accountId, scope, ALWAYS);
    yield csvRows(
      COLUMNS,
      days.map((day) => ({ ...day, popup: name })),
    );
  }
}
