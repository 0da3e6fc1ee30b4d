import { Type } from 'typebox';

/**
 * Ids in owners' addresses. Anything that could be an id is looked for and not found; the rest is
 * refused.
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
