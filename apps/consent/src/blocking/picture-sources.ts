/** The elements whose `srcset` the picture may load: the picture itself, and the sources beside it. */
export function sourcesOf(picture: Element): Iterable<Element> {
  return picture.closest('picture')?.children ?? [picture];
}
