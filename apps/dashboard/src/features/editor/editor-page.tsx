/** Holds the editor's place. */
export function EditorPage() {
  return <main />;
}
