/** Fixed ids, because the demo pages contain them, as a customer's pages do. */
export const DEMO_CLIENT_ID = 'de300de300de3';
export const HEBREW_CLIENT_ID = 'de300de300de4';
export const BLOG_CLIENT_ID = 'de300de300de5';
export const HEBREW_BLOG_CLIENT_ID = 'de300de300de6';
export const SHOPS_CLIENT_ID = 'de300de300de7';
export const DEMO_POPUP_IDS = {
  newsletter: 'demoLightbox1',
  bar: 'demoShopBar01',
  wheel: 'demoWheelGame',
  hebrew: 'demoHebrewBox',
  hebrewForm: 'demoEmbedForm',
  blogLetters: 'demoBlogForm1',
  hebrewBlogLetters: 'demoBlogForm2',
} as const;
