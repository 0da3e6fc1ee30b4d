import { bar } from './bar.ts';
import { browsing } from './browsing.ts';
import { bside } from './bside.ts';
import { embedded } from './embedded.ts';
import { fullpage } from './fullpage.ts';
import { gamified } from './gamified.ts';
import { lightbox } from './lightbox.ts';
import { mobile } from './mobile.ts';
import { social } from './social.ts';
import { sside } from './sside.ts';
import { gameLooks } from './game-looks.ts';
import { gameResult } from './game-result.ts';
import { newParts } from './new-parts.ts';
import { purposes } from './purposes.ts';
import { shared } from './shared.ts';
import { themes } from './themes.ts';

/** All texts of the templates in English, except those of the cookie policy. */
export const designs = {
  formats: {
    lightbox,
    sside,
    bar,
    mobile,
    fullpage,
    bside,
    social,
    embedded,
    gamified,
    browsing,
  },
  gameLooks,
  gameResult,
  newParts,
  purposes,
  shared,
  themes,
};
