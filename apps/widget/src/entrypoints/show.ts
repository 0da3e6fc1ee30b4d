import type { Show, ShowFacts } from '../start/show-part.ts';
import { openShow as openShowWith } from '../start/show/open-show.ts';
import { SHOWN_PARTS } from './shown-parts.ts';

/** The showing half with the view's parts that ship. */
export function openShow(facts: ShowFacts): Show {
  return openShowWith(facts, SHOWN_PARTS);
}
