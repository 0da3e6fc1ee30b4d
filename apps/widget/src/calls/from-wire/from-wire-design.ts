import type {
  AfterConversionSettings,
  AppearanceSettings,
  ClosingSettings,
  TeaserSettings,
} from '@beckon/contract/settings';
import {
  BACKGROUNDS,
  ENTRY_EFFECTS,
  EXIT_EFFECTS,
  HORIZONTAL_PLACES,
  isPopupId,
  VERTICAL_PLACES,
} from '@beckon/contract/values';
import {
  asFlag,
  asNumber,
  asRecord,
  asText,
  isUnused,
  oneOf,
  type WireRecord,
} from '../answer-reading.ts';
import { cartLinesFromWire } from './from-wire-cart-lines.ts';
import { present } from './from-wire-triggers.ts';

const DEFAULT_SIZE = { width: 800, height: 500 } as const; // docs/behaviour/appearance.md#sizes
const DEFAULT_THANKS_SECONDS = 5; // docs/behaviour/conversions.md#thanks
const MAX_SIZE = 4320;
const MAX_SECONDS = 3600;

/**
 * Position, animation, size and timer. A value that cannot be read is replaced by its default.
 * docs/behaviour/display-call.md#design-properties.
 */
export function appearanceFromWire(wire: WireRecord, design: WireRecord): AppearanceSettings {
  const [horizontal, vertical] = (asText(design['poptin_location']) ?? '').split('-');
  const isBarAtTop = wire['poptin_type'] === 'bar' && vertical === 'top';
  return present({
    location: {
      horizontal: oneOf(HORIZONTAL_PLACES, horizontal) ?? ('center' as const),
      // The spelling mistake is part of the wire format.
      vertical:
        oneOf(VERTICAL_PLACES, vertical === 'midlle' ? 'middle' : vertical) ?? ('middle' as const),
    },
    entryEffect:
      oneOf(ENTRY_EFFECTS, effectName(design['poptin_design_entry_effect'])) ?? ('none' as const),
    exitEffect:
      oneOf(EXIT_EFFECTS, effectName(design['poptin_design_exit_effect'])) ?? ('none' as const),
    background: oneOf(BACKGROUNDS, design['poptin_design_background_effect']) ?? ('none' as const),
    size: sizeFromWire(wire),
    // Other servers do not have this property; their bars at the top push the page.
    pushesPage: asFlag(design['poptin_design_push_page'] ?? isBarAtTop),
    timer: timerFromWire(design),
  }) as AppearanceSettings;
}

/** How a visitor may close the popup. docs/behaviour/closing.md. */
export function closingFromWire(wire: WireRecord, design: WireRecord): ClosingSettings {
  const option = closeOption(wire, design);
  return present({
    option,
    enabledAfterSeconds:
      (option === 'button' ? seconds(wire['skip_button_sec_counter']) : undefined) ??
      seconds(design['poptin_design_show_x_after_sec']) ??
      0,
    hiddenUntilEnabled: asFlag(design['poptin_design_hide_x_until']),
    comment: asText(design['poptin_design_show_x_comment']) ?? '',
    skipLabel: asText(design['poptin_design_skip_label']) ?? '',
    autoCloseAfterSeconds: asFlag(design['poptin_design_auto_close'])
      ? seconds(design['poptin_design_auto_close_sec'])
      : undefined,
    onOutsideClick: asFlag(design['poptin_design_close_on_screen_click']),
    contentLock: asFlag(design['poptin_design_content_lock']),
  }) as ClosingSettings;
}

/**
 * The design decides. If it says nothing, the popup's own flag may still remove the X. For an
 * unknown option, the visitor gets the X.
 */
function closeOption(wire: WireRecord, design: WireRecord): ClosingSettings['option'] {
  const text =
    asText(design['poptin_design_close_options_type']) ??
    (isUnused(wire['x_close_button'] ?? 1) ? '' : 'x');
  const option = text.replace('closing_options-', '');
  return option === '' ? 'none' : (oneOf(['x', 'button', 'none'], option) ?? 'x');
}

/** What follows a conversion. docs/behaviour/conversions.md#what-follows. */
export function afterConversionFromWire(
  wire: WireRecord,
  design: WireRecord,
): AfterConversionSettings {
  const { poptin_design_chain_poptin_id: chained } = design;
  return present({
    thanksScreen: asFlag(design['poptin_design_thank_screen']),
    thanksCloseAfterSeconds: asFlag(design['poptin_design_thank_screen_auto_close'])
      ? (seconds(design['poptin_design_thank_screen_auto_close_sec']) ?? DEFAULT_THANKS_SECONDS)
      : undefined,
    redirect: redirectFromWire(wire, design),
    addToCart: cartLinesFromWire(design),
    chainToPopupId: isPopupId(chained) ? chained : undefined,
  }) as AfterConversionSettings;
}

function redirectFromWire(wire: WireRecord, design: WireRecord) {
  const url = asText(design['poptin_design_redirect_url'])?.trim() ?? '';
  const opensNewTab =
    asFlag(design['poptin_design_redirect_new_tab']) ||
    /blank|new/.test(asText(wire['redirect_target']) ?? '');
  return asFlag(design['poptin_design_redirect']) && url !== ''
    ? {
        url,
        sendFormData: asFlag(design['poptin_design_redirect_send_form_data']),
        target: opensNewTab ? ('new-tab' as const) : ('same-tab' as const),
      }
    : undefined;
}

/** The tab beside the popup; its wire object may be missing. docs/behaviour/teaser.md. */
export function teaserFromWire(wire: WireRecord): TeaserSettings | undefined {
  if (!asFlag(wire['is_teasers_on'])) return undefined;
  const teaser = asRecord(wire['teaser']) ?? {};
  const delay = asNumber(teaser['close_delay']);
  return {
    showMode: oneOf(['always', 'before_show', 'after_close'], teaser['show_mode']) ?? 'always',
    label: asText(teaser['label']) ?? '',
    side: oneOf(['left', 'right', 'center'], teaser['side']) ?? 'right',
    animated: asFlag(teaser['animated'] ?? 1),
    closeDelayMs: delay === 200 || delay === 5000 ? delay : 1500,
  };
}

/** `prefix-fadeIn` and `fadeIn` are the same effect. */
function effectName(value: unknown): string {
  const text = asText(value) ?? '';
  return text.slice(text.lastIndexOf('-') + 1);
}

function sizeFromWire(wire: WireRecord): AppearanceSettings['size'] {
  const size = asRecord(wire['poptin_size']) ?? {};
  return {
    width: pixels(size['width']) ?? DEFAULT_SIZE.width,
    height: pixels(wire['field_poptin_height']) ?? pixels(size['height']) ?? DEFAULT_SIZE.height,
  };
}

function pixels(value: unknown): number | undefined {
  const number = asNumber(value);
  return number !== undefined && number >= 1 && number <= MAX_SIZE ? Math.round(number) : undefined;
}

function seconds(value: unknown): number | undefined {
  const number = asNumber(value);
  return number !== undefined && number >= 0 && number <= MAX_SECONDS ? number : undefined;
}

function timerFromWire(design: WireRecord): AppearanceSettings['timer'] {
  const value = asText(design['timer']) ?? '';
  if (value === '') return undefined;
  const version = asNumber(design['timer_ver']);
  return { version: version === 1 || version === 2 ? version : 0, value };
}
