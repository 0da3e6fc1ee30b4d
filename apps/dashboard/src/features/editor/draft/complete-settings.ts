import type { PopupSettings } from '@beckon/contract/settings';
import { withOptional } from '../../../lib/with-optional.ts';

/**
 * The settings as they may be saved: an event without a name and a redirect without an address stay
 * as they were saved last; a cookie, variable, popup or product of a list that is not named yet is
 * left out. The same object when all is complete. No side effects.
 */
export function completeSettings(settings: PopupSettings, saved: PopupSettings): PopupSettings {
  const { triggers, filters, afterConversion } = settings;
  const ready = {
    ...settings,
    triggers:
      triggers.eventName === ''
        ? withOptional(triggers, 'eventName', saved.triggers.eventName)
        : triggers,
    filters: completeFilters(filters),
    afterConversion: completeAfter(afterConversion, saved.afterConversion),
  };
  const isComplete =
    ready.triggers === triggers &&
    ready.filters === filters &&
    ready.afterConversion === afterConversion;
  return isComplete ? settings : ready;
}

type AfterConversion = PopupSettings['afterConversion'];

function completeAfter(after: AfterConversion, saved: AfterConversion): AfterConversion {
  const lines = completeEntries(after.addToCart, ({ variantId }) => variantId !== '');
  const ready = lines === after.addToCart ? after : withOptional(after, 'addToCart', lines);
  return after.redirect?.url.trim() === ''
    ? withOptional(ready, 'redirect', saved.redirect)
    : ready;
}

type Filters = PopupSettings['filters'];

function completeFilters(filters: Filters): Filters {
  const cookies = completeEntries(filters.cookies, ({ name }) => name !== '');
  const jsVariables = completeEntries(filters.jsVariables, ({ name }) => name !== '');
  const engagement = completeEntries(filters.engagement, ({ popupId }) => popupId !== '');
  if (
    cookies === filters.cookies &&
    jsVariables === filters.jsVariables &&
    engagement === filters.engagement
  )
    return filters;
  return withOptional(
    withOptional(withOptional(filters, 'cookies', cookies), 'jsVariables', jsVariables),
    'engagement',
    engagement,
  );
}

/**
 * Without those that are not complete: a saved one in its place might be one that the owner has
 * just deleted.
 */
function completeEntries<Entry>(
  entries: Entry[] | undefined,
  isComplete: (entry: Entry) => boolean,
): Entry[] | undefined {
  if (entries === undefined || entries.every(isComplete)) return entries;
  const ready = entries.filter(isComplete);
  return ready.length === 0 ? undefined : ready;
}
