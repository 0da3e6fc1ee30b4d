/** Fixed, because the demo pages carry them as a customer's pages would. */
export const DEMO_CLIENT_ID = 'de300de300de3';
export const HEBREW_CLIENT_ID = 'de300de300de4';
export const DEMO_POPUP_IDS = {
  newsletter: 'demoLightbox1',
  bar: 'demoShopBar01',
  wheel: 'demoWheelGame',
  hebrew: 'demoHebrewBox',
  hebrewForm: 'demoEmbedForm',
} as const;
