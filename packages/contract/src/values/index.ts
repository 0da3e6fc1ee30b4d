export { LABEL_MAX_LENGTH, LABELS_PER_POPUP } from './popup-labels.ts';
export { POPUP_TYPES, type PopupType, MODAL_TYPES, isPopupType } from './popups/popup-types.ts';
export { FORMAT_COUNTS, type PopupFormat, isFormatOf } from './popups/popup-formats.ts';
export {
  POPUP_ID_LENGTH,
  POPUP_ID_PATTERN,
  CLIENT_ID_PATTERN,
  isPopupId,
  isClientId,
} from './popups/popup-id.ts';
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
} from './triggers/triggers.ts';
export {
  type TriggerWords,
  TRIGGER_WORDS,
  type TriggerHeading,
  SWITCH_TRIGGER_WORDS,
  NUMBER_TRIGGER_WORDS,
} from './triggers/trigger-words.ts';
export { CLOSE_TRIGGERS, type CloseTrigger } from './triggers/close-triggers.ts';
export { triggerWords } from './triggers/close-words.ts';
export { nameOfCode } from './tables/name-of-code.ts';
export { ASKED_FOR_TRIGGERS } from './triggers/asked-for-triggers.ts';
export { keysOf } from './tables/keys-of.ts';
export { lazyTableOf, tableOf } from './tables/table-of.ts';
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
} from './popups/match-operators.ts';
export {
  FREQUENCY_RULES,
  type FrequencyRule,
  DEFAULT_DAYS_BETWEEN,
  DEFAULT_VISITS_BETWEEN,
} from './popups/frequency.ts';
export {
  HORIZONTAL_PLACES,
  VERTICAL_PLACES,
  type HorizontalPlace,
  type VerticalPlace,
  type Location,
} from './popups/locations.ts';
export {
  ENTRY_EFFECTS,
  EXIT_EFFECTS,
  BACKGROUNDS,
  type Background,
  EXIT_EFFECT_MS,
} from './popups/effects.ts';
export { GOAL_LIMITS, ORDER_GOAL } from './results/goal-limits.ts';
export { CATALOGUE_FILE_BYTES, LEADS_FILE_BYTES } from './file-limits.ts';
export {
  LANGUAGES,
  type Language,
  LANGUAGE_NAMES,
  LOCALES,
  directionOf,
  inEachLanguage,
} from './sites/languages.ts';
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
} from './popups/screens.ts';
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
export {
  AUDIENCE_RULES,
  type AudienceRuleKind,
  AUDIENCE_CHOICES,
} from './popups/audience-rules.ts';
export { DATE_ORDERS, type DateOrder } from './results/date-orders.ts';
export { DELIVERY_STATES } from './results/delivery-states.ts';
export { PACKAGE_KINDS, type PackageKind, HTTPS_ONLY_PACKAGES } from './sites/package-kinds.ts';
export { SHOP_PLATFORMS, type ShopPlatform, SHOP_ABILITIES } from './sites/shop-platforms.ts';
export {
  CATALOGUE_FORMATS,
  type CatalogueFormat,
  CATALOGUE_SCHEDULES,
  type CatalogueSchedule,
} from './sites/catalogue.ts';
export {
  DIMENSION_WORDS,
  REPORT_DIMENSIONS,
  type ReportDimension,
  OTHER_VALUES,
} from './results/report-dimensions.ts';
export { STEP_WORDS, reasonWords, valueWords } from './results/report-words.ts';
export {
  LEAD_COLUMN_NAMES,
  type LeadColumn,
  leadColumnsAbout,
  leadColumnTraits,
  type LeadColumnTraits,
  type LeadTexts,
  SENT_LEAD_COLUMNS,
  type SentLeadColumn,
} from './results/lead-columns.ts';
export { SOURCE_PARAMETERS, type SourceParameter } from './results/lead-sources.ts';
