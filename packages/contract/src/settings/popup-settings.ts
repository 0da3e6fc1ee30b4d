import { type Static, Type } from 'typebox';
import { AbTestSettings } from './ab-test.ts';
import { AfterConversionSettings } from './after-conversion.ts';
import { AppearanceSettings } from './appearance.ts';
import { AudienceSettings, ScheduleSettings } from './audience.ts';
import { ClosingSettings, TeaserSettings } from './closing.ts';
import { FilterSettings } from './filters.ts';
import { FrequencySettings } from './frequency-settings.ts';
import { GameSettings } from './prizes.ts';
import { TriggerSettings } from './triggers.ts';

const Coupon = Type.Object({ type: Type.Union([Type.Literal('fixed'), Type.Literal('unique')]), code: Type.String({ maxLength: 100 }) });

/** Everything an owner sets about a popup but its design. The widget gets all but `audience`, `schedule` and the games' odds and codes. */
export const PopupSettings = Type.Object({
  triggers: TriggerSettings,
  filters: FilterSettings,
  frequency: FrequencySettings,
  stopForConverted: Type.Boolean(),
  appearance: AppearanceSettings,
  closing: ClosingSettings,
  teaser: Type.Optional(TeaserSettings),
  afterConversion: AfterConversionSettings,
  audience: AudienceSettings,
  schedule: ScheduleSettings,
  game: Type.Optional(GameSettings),
  coupon: Type.Optional(Coupon),
  abTest: Type.Optional(AbTestSettings),
});
export type PopupSettings = Static<typeof PopupSettings>;
