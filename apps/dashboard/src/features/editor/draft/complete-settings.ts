import type { PopupSettings } from '@beckon/contract/settings';
import { withOptional } from '../../../lib/with-optional.ts';

/**
 * The settings in a form that the server accepts. An event without a name and a redirect without an
 * address are replaced by the saved ones. List entries without a cookie, variable, popup or product
 * are left out. Returns the same object if everything is complete. No side effects.
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
 * The complete entries. An incomplete entry is not replaced by a saved one, because the owner may
 * have just deleted that one.
 */
function completeEntries<Entry>(
  entries: Entry[] | undefined,
  isComplete: (entry: Entry) => boolean,
): Entry[] | undefined {
  if (entries === undefined || entries.every(isComplete)) return entries;
  const ready = entries.filter(isComplete);
  return ready.length === 0 ? undefined : ready;
}
