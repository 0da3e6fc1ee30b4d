export { BrowseAbandonmentQuery } from './browse-abandonment-call.ts';
export { ClickRequest, OPEN_PARAMETER } from './click-call.ts';
export { ClosedRequest } from './closed-call.ts';
export { ConversionActivitiesRequest } from './conversion-activities-call.ts';
export {
  SubmittedField,
  SubmittedFields,
  ConversionRequest,
  ConversionAnswer,
} from './conversion-call.ts';
export { DisplayRequest, WireSiteSettings, DisplayAnswer } from './display-call.ts';
export { DrawRequest, DrawAnswer } from './draw-call.ts';
export { ErrorReport } from './errors-call.ts';
export { TraceLine, PopupTrace, ExplainAnswer } from './explain-call.ts';
export { GetClientIdAnswer } from './get-client-id-call.ts';
export { GoalRequest } from './goal-call.ts';
export { InteractionRequest } from './interaction-call.ts';
export { type LimitLogStatus, LimitLogsQuery } from './limit-logs-call.ts';
export { PlainAnswer } from './plain-answer.ts';
export { PriceRule, PriceRulesAnswer } from './price-rules-call.ts';
export {
  type RecommendationReason,
  ProductRecommendationRequest,
  WireProduct,
  ProductRecommendationAnswer,
} from './product-recommendation-call.ts';
export { TotalWebsiteSessionRequest } from './total-website-session-call.ts';
export { VALIDATION_EMAILS_PATH } from './validation-emails-call.ts';
export { ViewedRequest, ViewedAnswer } from './viewed-call.ts';
export { WireRedirectOptions, WirePrize, WireDesignProperties, WirePopup } from './wire-popup.ts';
export { WixSaveOrderedProductsRequest } from './wix-save-ordered-products-call.ts';
