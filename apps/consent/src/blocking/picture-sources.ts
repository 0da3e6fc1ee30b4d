/** The elements whose `srcset` says what a picture loads: itself, and the sources beside it. */
export function sourcesOf(picture: Element): Iterable<Element> {
  return picture.closest('picture')?.children ?? [picture];
}
