import type { LanguageCopy } from '../language-copy.ts';
import { barHe } from './bar.ts';
import { browsingHe } from './browsing.ts';
import { bsideHe } from './bside.ts';
import { embeddedHe } from './embedded.ts';
import { fullpageHe } from './fullpage.ts';
import { gamifiedHe } from './gamified.ts';
import { lightboxHe } from './lightbox.ts';
import { mobileHe } from './mobile.ts';
import { socialHe } from './social.ts';
import { ssideHe } from './sside.ts';
import { gameLooks } from './game-looks.ts';
import { gameResult } from './game-result.ts';
import { newParts } from './new-parts.ts';
import { purposes } from './purposes.ts';
import { shared } from './shared.ts';
import { themes } from './themes.ts';

/** All words of the templates in Hebrew, but for the cookie policy's. */
export const he: LanguageCopy = {
  formats: {
    lightbox: lightboxHe,
    sside: ssideHe,
    bar: barHe,
    mobile: mobileHe,
    fullpage: fullpageHe,
    bside: bsideHe,
    social: socialHe,
    embedded: embeddedHe,
    gamified: gamifiedHe,
    browsing: browsingHe,
  },
  gameLooks,
  gameResult,
  newParts,
  purposes,
  shared,
  themes,
};
