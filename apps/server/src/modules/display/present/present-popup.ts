import type { WirePopup } from '@beckon/contract/calls';
import { phoneSizeOf } from '@beckon/contract/settings';
import {
  popupFromSettings,
  type PopupOfSettings,
} from '@beckon/popup-core/popup/popup-from-settings';
import type { LivePopup, PopupCommon } from '../../../store/store.ts';
import { presentDesign } from './present-design.ts';
import { presentPrizes } from './present-prizes.ts';
import { presentFilters, presentTriggers } from './present-triggers.ts';
import { fileFor } from '../templates/template-file.ts';
import { wireFlag } from './wire-flag.ts';

/** What is needed besides the popup itself to send it to one visitor. */
export interface Presentation {
  readonly accountId: string;
  /** The public address of this server, without a slash at the end. */
  readonly publicUrl: string;
  readonly visitorId: string;
  readonly hasCredit: boolean;
  /** Phones get the phone design if there is one. */
  readonly isMobile: boolean;
  /** Whether the site has switched web fonts off. */
  readonly deviceFontsOnly?: boolean | undefined;
}

/** The properties that differ between popups. They come first on the wire. */
const IDENTITY = [
  'poptin_id',
  'poptin_type',
  'poptin_format',
  'poptin_name',
  'poptin_target',
  'poptin_url',
  'account_id',
  'viewer_id',
] as const;

/**
 * A published popup under its wire names. Only this file and the files beside it contain these
 * names. docs/behaviour/display-call.md#a-popup-in-the-answer.
 */
export function presentPopup(popup: LivePopup, to: Presentation): WirePopup {
  return { ...presentIdentity(popup, to), ...presentLook(popup, to) };
}

/** The properties that belong to one popup or differ between visitors. */
export function presentIdentity(
  live: LivePopup,
  to: Presentation,
): Pick<WirePopup, (typeof IDENTITY)[number]> {
  const { id, type, format, published } = live;
  const { accountId, publicUrl, visitorId } = to;
  return {
    poptin_id: id,
    poptin_type: type,
    poptin_format: format,
    poptin_name: published.name,
    poptin_target: published.target,
    poptin_url: `${publicUrl}/templates/${fileFor(live, to)}`,
    account_id: accountId,
    viewer_id: visitorId,
  };
}

/** The part of a popup from which its look is created. None of it belongs to one popup alone. */
export type LookSource = Pick<PopupCommon, 'published'>;

/** All other properties, which are the same for all popups with one `common`. */
export function presentLook(
  { published }: LookSource,
  { hasCredit, isMobile }: Pick<Presentation, 'hasCredit' | 'isMobile'>,
): Omit<WirePopup, (typeof IDENTITY)[number]> {
  const { mobileTemplateHash } = published;
  const phoneHash = isMobile ? mobileTemplateHash : undefined;
  const popup = popupFromSettings(published.settings);
  return {
    display: true,
    lang: published.language,
    is_teasers_on: wireFlag(popup.teaser !== undefined),
    ...(popup.teaser && {
      teaser: {
        show_mode: popup.teaser.showMode,
        label: popup.teaser.label,
        side: popup.teaser.side,
        animated: wireFlag(popup.teaser.animated),
        close_delay: popup.teaser.closeDelayMs,
      },
    }),
    ...(popup.abTest && {
      ab_test: popup.abTest.name,
      ab_test_parent_id: popup.abTest.parentId,
      ...(popup.abTest.originalId !== undefined && {
        ab_test_original_id: popup.abTest.originalId,
      }),
    }),
    ...presentFrequency(popup.frequency),
    x_close_button: wireFlag(popup.closing.option === 'x'),
    stop_showing_to_converted_users: wireFlag(popup.stopForConverted),
    if_poptin_credit: wireFlag(hasCredit),
    poptin_size:
      phoneHash === undefined ? popup.appearance.size : phoneSizeOf(popup.appearance.size),
    wheel_has_coupon: wireFlag(popup.game?.hasCoupon === true),
    redirect_target: popup.afterConversion.redirect?.target === 'new-tab' ? '_blank' : '_self',
    design_properties: {
      ...presentDesign(popup),
      switch_mobile_editor: wireFlag(mobileTemplateHash !== undefined),
    },
    ...(popup.game && { prizes: presentPrizes(popup.game.prizes) }),
    ...presentTriggers(popup.triggers),
    ...presentFilters(popup.filters),
  };
}

function presentFrequency({
  rule,
  count,
  scope,
}: PopupOfSettings['frequency']): Pick<WirePopup, 'd_f_a' | 'd_f_r'> {
  const names = scope === 'all' ? 'all' : scope.join(',');
  if (rule === 'display_everytime_everypage_5') return { d_f_a: 'no', d_f_r: `${names}@${rule}` };
  return { d_f_a: count ?? 'yes', d_f_r: `${names}@${rule}` };
}
