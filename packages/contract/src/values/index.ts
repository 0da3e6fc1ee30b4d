export { POPUP_TYPES, type PopupType, MODAL_TYPES, isPopupType } from './popup-types.ts';
export { FORMAT_COUNTS, type PopupFormat, isFormatOf } from './popup-formats.ts';
export {
  POPUP_ID_LENGTH,
  POPUP_ID_PATTERN,
  CLIENT_ID_PATTERN,
  isPopupId,
  isClientId,
} from './popup-id.ts';
export {
  TRIGGER_NAMES,
  type TriggerName,
  MAX_SECONDS,
  type NumberTrigger,
  NUMBER_TRIGGERS,
  SWITCH_TRIGGERS,
  type ShapedTrigger,
  TRIGGER_OF_SETTING,
  type AutomaticTrigger,
} from './triggers.ts';
export {
  type TriggerWords,
  TRIGGER_WORDS,
  type TriggerHeading,
  SWITCH_TRIGGER_WORDS,
  NUMBER_TRIGGER_WORDS,
} from './trigger-words.ts';
export { CLOSE_TRIGGERS, type CloseTrigger } from './close-triggers.ts';
export { triggerWords } from './close-words.ts';
export { nameOfCode } from './name-of-code.ts';
export { ASKED_FOR_TRIGGERS } from './asked-for-triggers.ts';
export { keysOf } from './keys-of.ts';
export { lazyTableOf, tableOf } from './table-of.ts';
export { MAIL_ADDRESS_PATTERN } from './mail-address.ts';
export { inOneLine, isBlank } from './names.ts';
export {
  MATCH_OPERATORS,
  type MatchOperator,
  CART_OPERATORS,
  type CartOperator,
  SHOW_ACTIONS,
  ENGAGEMENT_STATES,
  type EngagementState,
} from './match-operators.ts';
export {
  FREQUENCY_RULES,
  type FrequencyRule,
  DEFAULT_DAYS_BETWEEN,
  DEFAULT_VISITS_BETWEEN,
} from './frequency.ts';
export {
  HORIZONTAL_PLACES,
  VERTICAL_PLACES,
  type HorizontalPlace,
  type VerticalPlace,
  type Location,
} from './locations.ts';
export {
  ENTRY_EFFECTS,
  EXIT_EFFECTS,
  BACKGROUNDS,
  type Background,
  EXIT_EFFECT_MS,
} from './effects.ts';
export { GOAL_LIMITS, ORDER_GOAL } from './goal-limits.ts';
export { CATALOGUE_FILE_BYTES, LEADS_FILE_BYTES } from './file-limits.ts';
export {
  LANGUAGES,
  type Language,
  LANGUAGE_NAMES,
  LOCALES,
  directionOf,
  inEachLanguage,
} from './languages.ts';
export {
  SCREENS,
  type Screen,
  LAYOUTS,
  type Layout,
  POPUP_TARGETS,
  type PopupTarget,
  type PopupStatus,
  GAMES,
  type Game,
} from './screens.ts';
export {
  INPUT_MAX_LENGTH,
  WHEEL_SLICES,
  WHEEL_SLICE_DEGREES,
  WHEEL_EXTRA_SLICES,
  AUTOMATIC_POPUPS_PER_VISIT,
  UNLIMITED_POPUPS_PER_VISIT,
  BODY_LIMIT_BYTES,
  CURRENT_VERSION,
  VIEWS_LIMIT_MESSAGE,
  RESTRICTED_MESSAGE,
  TRIAL_CODE,
  COUPON_PRIZE_ID,
  FIELD_LIMITS,
  PASSWORD_MIN_LENGTH,
  PASSWORD_MAX_LENGTH,
  PICTURE_MAX_BYTES,
  TRASH_DAYS,
} from './limits.ts';
export { AUDIENCE_RULES, type AudienceRuleKind, AUDIENCE_CHOICES } from './audience-rules.ts';
export { DELIVERY_STATES } from './delivery-states.ts';
export { PACKAGE_KINDS, type PackageKind, HTTPS_ONLY_PACKAGES } from './package-kinds.ts';
export { SHOP_PLATFORMS, type ShopPlatform, SHOP_ABILITIES } from './shop-platforms.ts';
export {
  CATALOGUE_FORMATS,
  type CatalogueFormat,
  CATALOGUE_SCHEDULES,
  type CatalogueSchedule,
} from './catalogue.ts';
export {
  DIMENSION_WORDS,
  REPORT_DIMENSIONS,
  type ReportDimension,
  OTHER_VALUES,
} from './report-dimensions.ts';
export { STEP_WORDS, reasonWords, valueWords } from './report-words.ts';
export {
  LEAD_COLUMN_NAMES,
  type LeadColumn,
  leadColumnsAbout,
  leadColumnTraits,
  type LeadColumnTraits,
  type LeadTexts,
  SENT_LEAD_COLUMNS,
  type SentLeadColumn,
} from './lead-columns.ts';
export { SOURCE_PARAMETERS, type SourceParameter } from './lead-sources.ts';
