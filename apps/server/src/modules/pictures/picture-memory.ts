import type { Store } from '../../store/store.ts';

type Picture = Awaited<ReturnType<Store['pictureData']>>;

interface Remembered {
  readonly picture: NonNullable<Picture>;
  readonly until: number;
}

interface Limits {
  readonly maxBytes: number;
  /** A deleted picture is gone everywhere after so long. */
  readonly keepMs: number;
  readonly now: () => number;
}

/**
 * Reads pictures and remembers as many bytes of them as are allowed; the one not asked for longest
 * is forgotten first.
 */
export function rememberPictures(
  read: (id: string) => Promise<Picture>,
  { maxBytes, keepMs, now }: Limits,
): (id: string) => Promise<Picture> {
  const remembered = new Map<string, Remembered>();
  let bytes = 0;

  const forget = (id: string): void => {
    bytes -= remembered.get(id)?.picture.data.length ?? 0;
    remembered.delete(id);
  };
  const keep = (id: string, entry: Remembered): void => {
    forget(id);
    remembered.set(id, entry);
    bytes += entry.picture.data.length;
    for (const oldest of remembered.keys()) {
      if (bytes <= maxBytes) return;
      forget(oldest);
    }
  };

  return async (id) => {
    const known = remembered.get(id);
    if (known && now() < known.until) {
      keep(id, known);
      return known.picture;
    }
    forget(id);
    const picture = await read(id);
    if (picture) keep(id, { picture, until: now() + keepMs });
    return picture;
  };
}
