import type { WirePopup } from '@beckon/contract/calls';
import type { AccountRecord, LivePopup } from '../../../store/store.ts';
import { presentDesign } from './present-design.ts';
import { presentFilters, presentFrequency } from './present-filters.ts';
import { presentGame, presentTeaser } from './present-game.ts';
import { presentTriggers } from './present-triggers.ts';
import { flag } from './wire-flag.ts';

/** What differs from one visitor to the next. */
export interface WhoAsks {
  readonly viewerId: string;
  /** Origin under which browsers reach us. */
  readonly origin: string;
}

/** The wire popup of the display response. Display spec §3. */
export function presentPopup(popup: LivePopup, account: AccountRecord, { viewerId, origin }: WhoAsks): WirePopup {
  return { ...presentForAll(popup, account), viewer_id: viewerId, poptin_url: `${origin}${templatePath(popup)}` };
}

export function templatePath({ published }: LivePopup): string {
  return `/templates/${published.templateHash}.html`;
}

/** All of it that is the same for every visitor. */
export function presentForAll({ id, type, format, published }: LivePopup, account: AccountRecord): Omit<WirePopup, 'viewer_id' | 'poptin_url'> {
  const { settings, name, target, language } = published;
  const { appearance } = settings;
  return {
    poptin_id: id,
    poptin_type: type,
    poptin_format: format,
    poptin_name: name,
    poptin_target: target,
    account_id: account.id,
    display: true,
    lang: language,
    ...presentTeaser(settings.teaser),
    on_click: flag(settings.triggers.clickOnly === true),
    ...(settings.abTest && { ab_test: settings.abTest.name, ab_test_parent_id: settings.abTest.parentId }),
    ...presentFrequency(settings.frequency),
    x_close_button: flag(settings.closing.option === 'x'),
    stop_showing_to_converted_users: flag(settings.stopForConverted),
    if_poptin_credit: flag(isFreePlan(account)),
    field_poptin_height: appearance.size.height,
    poptin_size: appearance.size,
    ...presentGame(settings.game),
    redirect_target: settings.afterConversion.redirect?.target ?? 'same-tab',
    design_properties: presentDesign(settings),
    ...presentTriggers(settings.triggers),
    ...presentFilters(settings.filters),
  };
}

export function isFreePlan({ plan }: AccountRecord): boolean {
  return plan === 'free';
}
