/**
 * A loaded module as the part that was asked for. What ships under a name is the build's own doing,
 * so only its being a module is looked at.
 */
export function parsePart<Part>(module: unknown): Part | undefined {
  return typeof module === 'object' && module !== null ? (module as Part) : undefined;
}
