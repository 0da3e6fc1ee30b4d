import type { PlayedTrigger } from '@beckon/contract/owner-calls';
import type { PopupSettings, TriggerSettings } from '@beckon/contract/settings';
import type { PopupType, TriggerName } from '@beckon/contract/values';

/** The trigger of each setting, as the script on the page reports it. */
const TRIGGER_OF: Readonly<Record<keyof TriggerSettings, TriggerName>> = {
  afterSeconds: 'time',
  scrolledPercent: 'scroll',
  pageClicks: 'page_clicks',
  nthPage: 'nth_page',
  inactiveSeconds: 'inactivity',
  exitIntent: 'exit',
  adBlocker: 'adblock',
  shopifyCart: 'shopify_cart',
  wixCart: 'wix_cart',
  autoPilot: 'auto_pilot',
  eventName: 'event',
  clickOnly: 'click',
};

const KEYS: readonly (keyof TriggerSettings)[] = [
  'afterSeconds',
  'scrolledPercent',
  'pageClicks',
  'nthPage',
  'inactiveSeconds',
  'exitIntent',
  'autoPilot',
  'adBlocker',
  'shopifyCart',
  'wixCart',
  'eventName',
  'clickOnly',
];

/** Everything that opens the popup. */
export function usedTriggers(
  { triggers }: Pick<PopupSettings, 'triggers'>,
  type: PopupType,
): readonly PlayedTrigger[] {
  if (type === 'embedded') return [{ name: 'embedded' }];
  if (triggers.clickOnly === true) return [{ name: 'click' }];
  return KEYS.filter((key) => triggers[key] !== undefined).map((key) =>
    playedTrigger(key, triggers),
  );
}

function playedTrigger(key: keyof TriggerSettings, triggers: TriggerSettings): PlayedTrigger {
  const { afterSeconds } = triggers;
  if (key === 'afterSeconds' && afterSeconds !== undefined) {
    const name = afterSeconds.on === 'website' ? 'time_on_site' : 'time';
    return { name, amount: afterSeconds.seconds };
  }
  const value = triggers[key];
  return { name: TRIGGER_OF[key], ...(typeof value === 'number' ? { amount: value } : {}) };
}
