import { withoutWebFonts } from '@beckon/templates';
import { LRUCache } from 'lru-cache';
import { type Beginning, compressBeginning } from '../../../http/answers/compress-beginning.ts';
import { compressText, type Encoding } from '../../../http/answers/compress.ts';
import type { Store } from '../../../store/store.ts';
import { readTemplateFile } from './template-file.ts';

const MAX_REMEMBERED = 500;
/** A design may have 512 KB, so the number of templates alone does not limit the memory. */
const MAX_BYTES = 64 * 2 ** 20;
/** The html, the beginning, and about as much again for their compressed forms. */
const FORMS_KEPT = 3;
/** The brotli quality of the beginnings of display answers, which are compressed once per template. */
const BEGINNING_QUALITY = 9;

/**
 * A template in the forms in which it is sent. The content of a name never changes, so each form is
 * created once.
 */
export interface TemplateFile {
  readonly html: string;
  compressed(encoding: NonNullable<Encoding>): Buffer;
  /** The beginning of a display answer that contains the template; undefined until it is compressed. */
  answerBeginning(): Beginning | undefined;
}

/** A cache of the latest requested templates, ready to be sent. */
export interface TemplateFiles {
  /** Reads from the cache or the store. Undefined if there is no template with this name. */
  read(file: string): Promise<TemplateFile | undefined>;
  /** Returns at once. Undefined if the template is not in the cache. */
  recall(file: string): TemplateFile | undefined;
}

export interface TemplateFilesDeps {
  readonly store: Pick<Store, 'templateHtml'>;
  /** Called if a beginning could not be compressed. Answers then come without it. */
  readonly report: (error: unknown) => void;
  readonly compress?: typeof compressBeginning;
}

export function createTemplateFiles(deps: TemplateFilesDeps): TemplateFiles {
  const { store } = deps;
  const remembered = new LRUCache<string, TemplateFile>({
    max: MAX_REMEMBERED,
    maxSize: MAX_BYTES,
    sizeCalculation: ({ html }) => FORMS_KEPT * Buffer.byteLength(html) + 1,
  });
  return {
    recall: (file) => remembered.get(file),
    async read(file) {
      const known = remembered.get(file);
      if (known !== undefined) return known;
      const { hash, deviceFontsOnly } = readTemplateFile(file);
      const html = await store.templateHtml(hash);
      if (html === undefined) return undefined;
      const made = makeTemplateFile(deviceFontsOnly ? withoutWebFonts(html) : html, deps);
      remembered.set(file, made);
      return made;
    },
  };
}

function makeTemplateFile(
  html: string,
  { report, compress = compressBeginning }: TemplateFilesDeps,
): TemplateFile {
  const bodies = new Map<Encoding, Buffer>();
  let beginning: Beginning | undefined;
  const text = Buffer.from(`{"template":${JSON.stringify(html)},`);
  compress(text, BEGINNING_QUALITY).then((made) => {
    beginning = made;
  }, report);
  return {
    html,
    compressed(encoding) {
      const body = bodies.get(encoding) ?? compressText(html, encoding);
      bodies.set(encoding, body);
      return body;
    },
    answerBeginning: () => beginning,
  };
}
