/** The names of the popup types for owners, in English. */
export const popupTypes = {
  lightbox: 'Lightbox',
  bar: 'Bar',
  sside: 'Slide-in',
  bside: 'Corner card',
  browsing: 'Browsing prompt',
  mobile: 'Mobile popup',
  social: 'Social widget',
  fullpage: 'Full page',
  embedded: 'Embedded form',
  gamified: 'Game',
  content: 'Content popup',
};
