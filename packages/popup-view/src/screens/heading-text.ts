import type { Screen } from '@beckon/contract/values';
import { fillPlaceholders } from '../template/fill-placeholders.ts';
import type { ParsedTemplate } from '../template/parse-template.ts';

/** The text of a screen's first heading; empty when it has none. */
export function headingText(
  template: ParsedTemplate,
  screen: Screen,
  tags: ReadonlyMap<string, string> | undefined,
): string {
  const heading = template.screenOf(screen)?.querySelector('h1,h2,h3,h4,[role="heading"]');
  return fillPlaceholders(heading?.textContent ?? '', tags)
    .replace(/\s+/g, ' ')
    .trim();
}
