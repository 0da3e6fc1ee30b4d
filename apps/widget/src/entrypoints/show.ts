import type { PageContext, Show } from '../start/show-file.ts';
import { openShow as openShowWith } from '../start/show/open-show.ts';
import { SHOWN_PARTS } from './shown-parts.ts';

/** The showing half with the view's parts that ship. */
export function openShow(context: PageContext): Show {
  return openShowWith(context, SHOWN_PARTS);
}
