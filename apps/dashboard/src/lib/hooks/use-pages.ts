import { useState } from 'react';

const NONE: readonly string[] = [];

/** The pages of a list that the server returns with cursors. */
export interface Pages {
  /** The cursor of the current page; undefined for the first page. */
  readonly cursor: string | undefined;
  /** The number of the current page; the first is 1. */
  readonly page: number;
  readonly back: () => void;
  readonly next: (nextCursor: string) => void;
  /** Goes to the first page, because the filter has changed. */
  readonly restart: () => void;
}

/**
 * Keeps the cursors of the previous pages, which `back` needs. Another `list`, for example another
 * filter, begins with its first page.
 */
export function usePages(list = ''): Pages {
  const [kept, setKept] = useState({ list, cursors: NONE });
  const cursors = kept.list === list ? kept.cursors : NONE;
  const setCursors = (next: readonly string[]) => setKept({ list, cursors: next });
  return {
    cursor: cursors.at(-1),
    page: cursors.length + 1,
    back: () => setCursors(cursors.slice(0, -1)),
    next: (nextCursor) => setCursors([...cursors, nextCursor]),
    restart: () => setCursors([]),
  };
}
