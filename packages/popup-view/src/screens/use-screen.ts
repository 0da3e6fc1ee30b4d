import { SCREENS, type Screen } from '@beckon/contract/values';
import { useMemo, useState, type ReactNode } from 'react';
import type { Extras } from '../lazy/lazy-parts.ts';
import { blockDrawer } from '../parts/draw-block.tsx';
import type { ParsedTemplate } from '../template/parse-template.ts';
import { propsOf, toElements, type ElementProps } from '../template/to-elements.tsx';

/** The content of a screen. */
export interface DrawnScreen {
  /**
   * The name of the drawn screen. It differs from the requested one if the template lacks that
   * screen.
   */
  readonly name: Screen;
  readonly props: ElementProps;
  readonly content: ReactNode;
}

interface ScreenRequest {
  readonly template: ParsedTemplate | undefined;
  readonly screen: Screen;
  readonly tags: ReadonlyMap<string, string> | undefined;
  readonly pageUrl: string | undefined;
  readonly extras: Extras | undefined;
}

/** Which screen to show when a template lacks one. docs/behaviour/popup-parts.md#screens. */
const FALLBACKS: Readonly<Record<Screen, readonly Screen[]>> = {
  form: ['play', 'thanks'],
  play: ['form'],
  won: ['thanks', 'form'],
  lost: ['thanks', 'form'],
  thanks: ['form'],
};

/** The screen to show for the requested one; undefined for a template without screens. */
export function screenToShow(template: ParsedTemplate, wanted: Screen): Screen | undefined {
  return [wanted, ...FALLBACKS[wanted], ...SCREENS].find((screen) => template.screenOf(screen));
}

/** Draws a screen of the template; drawn again only when the screen or the copy changes. */
export function useScreen({
  template,
  screen,
  tags: newTags,
  pageUrl,
  extras,
}: ScreenRequest): DrawnScreen | undefined {
  const tags = useSameTags(newTags);
  return useMemo(() => {
    const name = template && screenToShow(template, screen);
    const section = name && template.screenOf(name);
    if (!section) return undefined;
    const rules = { tags, pageUrl, drawBlock: blockDrawer(extras) };
    const isRoot = section === template.root;
    return {
      name,
      props: isRoot ? { 'data-screen': name } : propsOf(section, rules),
      content: toElements(section, rules),
    };
  }, [template, screen, tags, pageUrl, extras]);
}

/**
 * The runner passes new tags with every drawing. If they are equal, this returns the earlier ones,
 * so that the template is not drawn again.
 */
function useSameTags(
  tags: ReadonlyMap<string, string> | undefined,
): ReadonlyMap<string, string> | undefined {
  const [kept, setKept] = useState(tags);
  const isSame =
    tags?.size === kept?.size &&
    [...(tags ?? [])].every(([name, value]) => kept?.get(name) === value);
  if (!isSame) setKept(tags);
  return isSame ? kept : tags;
}
