import { LRUCache } from 'lru-cache';
import type { Store } from '../../store/store.ts';

type Picture = Awaited<ReturnType<Store['pictureData']>>;

interface Remembered {
  readonly picture: NonNullable<Picture>;
  readonly until: number;
}

interface Limits {
  readonly maxBytes: number;
  /** After this time a deleted picture is gone from every process. */
  readonly keepMs: number;
  readonly now: () => number;
}

/** Caches pictures up to a number of bytes. The least recently used picture is dropped first. */
export function rememberPictures(
  read: (id: string) => Promise<Picture>,
  { maxBytes, keepMs, now }: Limits,
): (id: string) => Promise<Picture> {
  const remembered = new LRUCache<string, Remembered>({
    maxSize: maxBytes,
    sizeCalculation: ({ picture }) => Math.max(1, picture.data.length),
  });
  return async (id) => {
    const known = remembered.get(id);
    if (known && now() < known.until) return known.picture;
    remembered.delete(id);
    const picture = await read(id);
    if (picture) remembered.set(id, { picture, until: now() + keepMs });
    return picture;
  };
}
