import type { PageContext, Show } from '../start/show-file.ts';
import { showPrerendered } from '@beckon/popup-view/prerendered';
import { openShow as openShowWith } from '../start/show/open-show.ts';

/** Starts the code that runs popups, and that shows those that are prerendered. */
export function openShow(context: PageContext): Show {
  return openShowWith(context, showPrerendered);
}
