import { type FieldSpec, parseFieldSpec } from '@beckon/contract/form-rules';
import { LRUCache } from 'lru-cache';
import { parseInPieces } from '../json/parse-in-pieces.ts';
import type { Store } from '../../store/store.ts';

const MOST_REMEMBERED = 500;

/** Reads the form fields of each of these templates. An unknown template has none. */
export type FormReader = (hashes: readonly string[]) => Promise<readonly (readonly FieldSpec[])[]>;

/** The fields are cached by hash, because the content under a hash never changes. */
export function createFormReader(store: Pick<Store, 'templateHtml'>): FormReader {
  const remembered = new LRUCache<string, readonly FieldSpec[]>({ max: MOST_REMEMBERED });
  const read = async (hash: string): Promise<readonly FieldSpec[]> => {
    const known = remembered.get(hash);
    if (known !== undefined) return known;
    const fields = fieldsIn((await store.templateHtml(hash)) ?? '');
    remembered.set(hash, fields);
    return fields;
  };
  return (hashes) => Promise.all(hashes.map(read));
}

/** The fields of a template, in the order in which visitors see them. docs/template-contract.md. */
export function fieldsIn(html: string): readonly FieldSpec[] {
  const fields: FieldSpec[] = [];
  parseInPieces(html, {
    onopentag(_name, attributes) {
      const text = attributes['data-field'];
      const spec = text === undefined ? undefined : parseFieldSpec(text);
      if (spec !== undefined) fields.push(spec);
    },
  });
  return fields;
}
