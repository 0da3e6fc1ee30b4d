import type { PageContext, Show } from '../start/show-file.ts';
import { loadCopyTools, viewPart } from '@beckon/popup-view/view';
import { openShow as openShowWith } from '../start/show/open-show.ts';
import { SHOWN_PARTS } from './shown-parts.ts';

/** The showing half with all that draws a popup, and how the view's rarer parts are loaded. */
export function openShow(context: PageContext): Show {
  return openShowWith(context, { view: { loadCopyTools, viewPart }, loaders: SHOWN_PARTS });
}
