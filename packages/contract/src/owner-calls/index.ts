export { DoneAnswer } from './answers.ts';
export { type AuthCalls, DeleteAccountRequest, MeAnswer, SetupAnswer } from './session-call.ts';
export {
  SITES_PER_ACCOUNT,
  SiteSettings,
  Site,
  SitesAnswer,
  SiteAnswer,
  CreateSiteRequest,
  UpdateSiteRequest,
  EmbedAnswer,
  InstallCheckAnswer,
  OwnerLinkAnswer,
} from './site-calls.ts';
export { ReadBrandRequest, ReadBrandAnswer } from './brand-calls.ts';
export {
  DesignDocument,
  DESIGN_MAX_BYTES,
  PopupNumbers,
  PopupSummary,
  PopupDetail,
  PopupsAnswer,
  PopupAnswer,
  TrashAnswer,
  CreatePopupRequest,
  PopupFile,
  UpdatePopupRequest,
  PreviewPopupRequest,
  PreviewPopupAnswer,
} from './popup-calls.ts';
export {
  type HoldoutGroupCounts,
  type HoldoutVerdict,
  Holdout,
  HoldoutQuery,
  HoldoutAnswer,
  ChangeHoldoutRequest,
} from './holdout-calls.ts';
export {
  TestVisitRequest,
  TestVisitLine,
  PlayedTrigger,
  TestVisitPopup,
  TestVisitAnswer,
} from './test-visit-calls.ts';
export { FortnightRequest, FortnightMoment, FortnightAnswer } from './fortnight-calls.ts';
export {
  Lead,
  LeadsQuery,
  LeadsAnswer,
  LeadAnswer,
  LeadTagsAnswer,
  TimelineAnswer,
} from './lead-calls.ts';
export {
  DeleteLeadsRequest,
  DeleteLeadsAnswer,
  UpdateLeadRequest,
  TagLeadsRequest,
  SpamLeadsRequest,
  LeadsChangedAnswer,
  LEADS_FILE_BYTES,
  IMPORT_PROBLEMS_LISTED,
  ImportLeadsAnswer,
} from './lead-change-calls.ts';
export {
  ReportQuery,
  ReportNumbers,
  ReportDay,
  ReportCarts,
  ReportMoney,
  TriggerCount,
  PopupReportAnswer,
  SiteReportAnswer,
  type SplitRow,
  ReportSplitAnswer,
  SaveReportViewRequest,
  ReportViewsAnswer,
  type ReportTable,
} from './report-calls.ts';
export {
  LOW_STOCK,
  PrizeStock,
  PrizeStockAnswer,
  UploadCodesRequest,
  UploadCodesAnswer,
} from './prize-calls.ts';
export {
  PICTURES_PER_SITE,
  PICTURE_MB_PER_ACCOUNT,
  Picture,
  PicturesAnswer,
  UploadPictureRequest,
  PictureAnswer,
} from './picture-calls.ts';
export { LeadNotices, RecipientsAnswer, LeadPost } from './delivery-calls.ts';
export {
  DESTINATIONS_PER_SITE,
  FieldMapping,
  DestinationForm,
  LeadValue,
  Destination,
  DestinationsAnswer,
  CreateDestinationRequest,
  UpdateDestinationRequest,
  DestinationAnswer,
  TestDestinationAnswer,
  DeliveryLogEntry,
  DeliveriesQuery,
  DeliveriesAnswer,
  ReplayRequest,
  ReplayAnswer,
} from './destination-calls.ts';
export {
  SiteConsent,
  ConsentAnswer,
  SaveConsentRequest,
  PublishConsentRequest,
  PreviewConsentRequest,
  PreviewConsentAnswer,
  ConsentProofRow,
  ProofsQuery,
  ProofsAnswer,
  ConsentDayRow,
  ConsentDaysAnswer,
  SaveConsentAreaRequest,
  type ScanKind,
  ScanRequest,
  ScannedService,
  ScannedHost,
  ScannedCookie,
  ScanAnswer,
} from './consent-calls.ts';
export {
  OwnerComment,
  CommentsQuery,
  CommentsAnswer,
  SetCommentStateRequest,
  DeleteCommentsRequest,
  CommentsChangedAnswer,
} from './comment-calls.ts';
export {
  PRODUCTS_PER_SITE,
  CATALOGUE_FILE_BYTES,
  type ProductState,
  CatalogueProduct,
  CatalogueProblem,
  CatalogueImport,
  CatalogueSource,
  CatalogueAnswer,
  CatalogueProductsQuery,
  CatalogueProductsAnswer,
  CatalogueCollectionsAnswer,
  StartImportRequest,
  UploadCatalogueQuery,
  UpdateCatalogueRequest,
} from './catalogue-calls.ts';
export {
  AB_TEST_STATES,
  type AbTestState,
  MOST_ARMS,
  AbTestArm,
  type AbTestVerdict,
  AbTest,
  AbTestsAnswer,
  AbTestAnswer,
  UpdateAbTestRequest,
  PromoteArmRequest,
} from './ab-test-calls.ts';
