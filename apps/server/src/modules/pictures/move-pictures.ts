import { SAMPLE_PICTURES } from '@beckon/templates';
import type { Store } from '../../store/store.ts';

/** Replaces the server in the addresses of our pictures in a text. */
export type MovePictures = (text: string) => Promise<string>;

interface MoverDeps {
  readonly store: Pick<Store, 'existingPictures'>;
  readonly publicUrl: string | undefined;
}

/**
 * An address whose whole path is that of a sample picture or of an uploaded one, where a value
 * begins: in quotes, in a style sheet, or after an escaped quote.
 */
const PICTURE = new RegExp(
  String.raw`(?<=["'(;\s])https?://[\w.:[\]-]+(/(?:sample-pictures/(?:${SAMPLE_PICTURES.join('|')})\.webp|pictures/([0-9a-f]{32})\.\w+))(?![\w./?-])`,
  'g',
);

/**
 * Designs and templates contain the address that this server had when a picture was added. After a
 * change of `PUBLIC_URL`, its pictures move along: docs/decisions/0076. Pictures of other servers
 * keep their addresses. Without a public address, all do.
 */
export function createPictureMover({ store, publicUrl }: MoverDeps): MovePictures {
  if (publicUrl === undefined) return async (text) => text;
  return async (text) => {
    const found = [...text.matchAll(PICTURE)];
    const moved = found.filter(([address, path]) => address !== `${publicUrl}${path}`);
    if (moved.length === 0) return text;
    const ids = new Set(moved.flatMap(([, , id]) => id ?? []));
    const existing = new Set(ids.size === 0 ? [] : await store.existingPictures([...ids]));
    return text.replaceAll(PICTURE, (address: string, path: string, id: string | undefined) =>
      id === undefined || existing.has(id) ? `${publicUrl}${path}` : address,
    );
  };
}
