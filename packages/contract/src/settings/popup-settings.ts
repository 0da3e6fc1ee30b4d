import { type Static, Type } from 'typebox';
import { AbTestSettings } from './ab-test.ts';
import { AfterConversionSettings } from './after-conversion.ts';
import { AppearanceSettings } from './appearance.ts';
import { AudienceSettings, ScheduleSettings } from './audience.ts';
import { ClosingSettings, TeaserSettings } from './closing.ts';
import { CodeSettings, CouponSettings } from './coupon.ts';
import { FilterSettings } from './filters.ts';
import { FrequencySettings } from './frequency-settings.ts';
import { OwnLook } from './look.ts';
import { GameSettings } from './prizes.ts';
import { TriggerSettings } from './triggers.ts';

/**
 * All settings of a popup except its design. The widget gets all except `look` (it is in the
 * template), `audience`, `schedule` and the games' odds and codes.
 */
export const PopupSettings = Type.Object({
  triggers: TriggerSettings,
  filters: FilterSettings,
  frequency: FrequencySettings,
  stopForConverted: Type.Boolean(),
  /**
   * Steps that a visitor completed before leaving are stored as an unfinished lead. Missing: they
   * are not.
   */
  keepsUnfinished: Type.Optional(Type.Boolean()),
  /** Missing: the theme as it is. */
  look: Type.Optional(OwnLook),
  appearance: AppearanceSettings,
  closing: ClosingSettings,
  teaser: Type.Optional(TeaserSettings),
  afterConversion: AfterConversionSettings,
  audience: AudienceSettings,
  schedule: ScheduleSettings,
  game: Type.Optional(GameSettings),
  coupon: Type.Optional(CouponSettings),
  codes: Type.Optional(CodeSettings),
  abTest: Type.Optional(AbTestSettings),
});
export type PopupSettings = Static<typeof PopupSettings>;
