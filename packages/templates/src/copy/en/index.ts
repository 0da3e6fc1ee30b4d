import type { LanguageCopy } from '../language-copy.ts';
import { barEn } from './bar.ts';
import { browsingEn } from './browsing.ts';
import { bsideEn } from './bside.ts';
import { embeddedEn } from './embedded.ts';
import { fullpageEn } from './fullpage.ts';
import { gamifiedEn } from './gamified.ts';
import { lightboxEn } from './lightbox.ts';
import { mobileEn } from './mobile.ts';
import { socialEn } from './social.ts';
import { ssideEn } from './sside.ts';
import { gameLooks } from './game-looks.ts';
import { gameResult } from './game-result.ts';
import { newParts } from './new-parts.ts';
import { purposes } from './purposes.ts';
import { shared } from './shared.ts';
import { themes } from './themes.ts';

/** All words of the templates in English, but for the cookie policy's. */
export const en: LanguageCopy = {
  formats: {
    lightbox: lightboxEn,
    sside: ssideEn,
    bar: barEn,
    mobile: mobileEn,
    fullpage: fullpageEn,
    bside: bsideEn,
    social: socialEn,
    embedded: embeddedEn,
    gamified: gamifiedEn,
    browsing: browsingEn,
  },
  gameLooks,
  gameResult,
  newParts,
  purposes,
  shared,
  themes,
};
