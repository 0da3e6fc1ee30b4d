import { Type } from 'typebox';

/**
 * Ids in the addresses of owners' calls. A well-formed id that does not exist is answered 404, any
 * other text 400.
 */
export const SiteParams = Type.Object({ siteId: Type.String({ minLength: 1, maxLength: 64 }) });
export const SessionParams = Type.Object({
  sessionId: Type.String({ minLength: 1, maxLength: 64 }),
});
export const PopupParams = Type.Object({ popupId: Type.String({ minLength: 1, maxLength: 64 }) });
export const TestParams = Type.Object({ testId: Type.String({ minLength: 1, maxLength: 64 }) });
export const TestArmParams = Type.Object({
  testId: Type.String({ minLength: 1, maxLength: 64 }),
  popupId: Type.String({ minLength: 1, maxLength: 64 }),
});
export const LeadParams = Type.Object({
  siteId: Type.String({ minLength: 1, maxLength: 64 }),
  leadId: Type.String({ minLength: 1, maxLength: 64 }),
});
export const DestinationParams = Type.Object({
  siteId: Type.String({ minLength: 1, maxLength: 64 }),
  destinationId: Type.String({ minLength: 1, maxLength: 64 }),
});
export const PictureParams = Type.Object({
  siteId: Type.String({ minLength: 1, maxLength: 64 }),
  pictureId: Type.String({ minLength: 1, maxLength: 64 }),
});
export const PrizeParams = Type.Object({
  popupId: Type.String({ minLength: 1, maxLength: 64 }),
  prizeId: Type.String({ minLength: 1, maxLength: 40 }),
});
export const ConsentVersionParams = Type.Object({
  siteId: Type.String({ minLength: 1, maxLength: 64 }),
  file: Type.String({ pattern: '^[1-9][0-9]{0,8}\\.html$' }),
});
export const ProofParams = Type.Object({
  siteId: Type.String({ minLength: 1, maxLength: 64 }),
  consentId: Type.String({ minLength: 1, maxLength: 64 }),
});
