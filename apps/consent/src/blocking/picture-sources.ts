/** The elements whose `srcset` says what a picture loads: itself, and the sources beside it. */
export function sourcesOf(picture: Element): Element[] {
  const { parentElement } = picture;
  return parentElement?.localName === 'picture' ? [...parentElement.children] : [picture];
}
