import type { PopupSettings } from '@beckon/contract/settings';
import type { PopupCommon } from '../store/store.ts';

/** The maximum number of values remembered of each part; beyond it, sharing starts again. */
const MAX_VALUES = 5_000;

/**
 * Most popups differ from others in a few settings only. Parts of their settings that are alike
 * (the same closing, the same appearance) are kept once. Settings are never changed in place.
 */
export function createPartSharing(): (common: PopupCommon) => PopupCommon {
  const triggers = createSharing<PopupSettings['triggers']>();
  const filters = createSharing<PopupSettings['filters']>();
  const frequency = createSharing<PopupSettings['frequency']>();
  const appearance = createSharing<PopupSettings['appearance']>();
  const closing = createSharing<PopupSettings['closing']>();
  const afterConversion = createSharing<PopupSettings['afterConversion']>();
  const audience = createSharing<PopupSettings['audience']>();
  const schedule = createSharing<PopupSettings['schedule']>();
  return (common) => {
    const { settings } = common.published;
    const shared: PopupSettings = {
      ...settings,
      triggers: triggers(settings.triggers),
      filters: filters(settings.filters),
      frequency: frequency(settings.frequency),
      appearance: appearance(settings.appearance),
      closing: closing(settings.closing),
      afterConversion: afterConversion(settings.afterConversion),
      audience: audience(settings.audience),
      schedule: schedule(settings.schedule),
    };
    return { ...common, published: { ...common.published, settings: shared } };
  };
}

function createSharing<Part>(): (part: Part) => Part {
  const parts = new Map<string, Part>();
  return (part) => {
    const text = JSON.stringify(part);
    const known = parts.get(text);
    if (known !== undefined) return known;
    if (parts.size >= MAX_VALUES) parts.clear();
    parts.set(text, part);
    return part;
  };
}
