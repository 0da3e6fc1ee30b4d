import { useState } from 'react';

/** The pages of a list that the server hands out one after the other. */
export interface Pages {
  /** Where the page that is shown begins; undefined: it is the first. */
  readonly cursor: string | undefined;
  /** The first is 1. */
  readonly page: number;
  readonly back: () => void;
  readonly next: (nextCursor: string) => void;
  /** To the first page, since another list is asked for. */
  readonly restart: () => void;
}

/** Remembers the cursors of the pages that were passed, to go back by. */
export function usePages(): Pages {
  const [cursors, setCursors] = useState<readonly string[]>([]);
  return {
    cursor: cursors.at(-1),
    page: cursors.length + 1,
    back: () => setCursors(cursors.slice(0, -1)),
    next: (nextCursor) => setCursors([...cursors, nextCursor]),
    restart: () => setCursors([]),
  };
}
