import {
  CLOSED_BY_X_COOKIE,
  CONVERSION_COOKIE,
  LAST_SHOWN_COOKIE,
  parseShowHistory,
} from '@beckon/contract/decide';
import type { FilteredPopup, FilterSnapshot, PopupMemory } from '@beckon/popup-core/filters/filter';
import { rememberedId } from '../decide/show-again.ts';
import type { LivePopup } from '../../../store/store.ts';

/** The part of a live popup that the browser's filters read. */
export function filteredPopup({ id, type, published: { settings } }: LivePopup): FilteredPopup {
  const { filters, frequency, stopForConverted } = settings;
  return { id, type, filters, frequency, stopForConverted };
}

/** What a browser with these cookies remembers about each popup. */
export function memoriesOf(
  popups: readonly Pick<LivePopup, 'id' | 'published'>[],
  cookies: ReadonlyMap<string, string>,
): FilterSnapshot['memories'] {
  return new Map(
    popups.map(({ id, published: { settings } }): readonly [string, PopupMemory] => {
      const remembered = rememberedId({ id, settings });
      const wasClosedByX = cookies.has(CLOSED_BY_X_COOKIE + remembered);
      return [
        id,
        {
          history: parseShowHistory(cookies.get(LAST_SHOWN_COOKIE + remembered)),
          wasClosedByX,
          wasClosed: wasClosedByX,
          hasConverted: cookies.has(CONVERSION_COOKIE + remembered),
        },
      ];
    }),
  );
}
