/** Holds the gallery's place. */
export function GalleryPage() {
  return <div />;
}
