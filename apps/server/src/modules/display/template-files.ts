import { withoutWebFonts } from '@beckon/templates';
import { LRUCache } from 'lru-cache';
import { type Beginning, compressBeginning } from '../../http/compress-beginning.ts';
import { compressText, type Encoding } from '../../http/compress.ts';
import type { Store } from '../../store/store.ts';
import { readTemplateFile } from './template-file.ts';

const MAX_REMEMBERED = 500;
/** Of brotli, for the beginning of display answers: made once a template. */
const BEGINNING_QUALITY = 9;

/** A template as it is sent. Under one name it never changes, so each of its forms is made once. */
export interface TemplateFile {
  readonly html: string;
  compressed(encoding: NonNullable<Encoding>): Buffer;
  /** The beginning of a display answer that carries the template; undefined until it is made. */
  answerBeginning(): Beginning | undefined;
}

/** The templates that were asked for last, ready to be sent. */
export interface TemplateFiles {
  /** From memory or store; undefined: there is none of this name. */
  read(file: string): Promise<TemplateFile | undefined>;
  /** At once, from memory: undefined when nobody has asked for it lately. */
  recall(file: string): TemplateFile | undefined;
}

export function createTemplateFiles(store: Pick<Store, 'templateHtml'>): TemplateFiles {
  const remembered = new LRUCache<string, TemplateFile>({ max: MAX_REMEMBERED });
  return {
    recall: (file) => remembered.get(file),
    async read(file) {
      const known = remembered.get(file);
      if (known !== undefined) return known;
      const { hash, deviceFontsOnly } = readTemplateFile(file);
      const html = await store.templateHtml(hash);
      if (html === undefined) return undefined;
      const made = makeTemplateFile(deviceFontsOnly ? withoutWebFonts(html) : html);
      remembered.set(file, made);
      return made;
    },
  };
}

function makeTemplateFile(html: string): TemplateFile {
  const bodies = new Map<Encoding, Buffer>();
  let beginning: Beginning | undefined;
  const text = Buffer.from(`{"template":${JSON.stringify(html)},`);
  void compressBeginning(text, BEGINNING_QUALITY).then((made) => {
    beginning = made;
  });
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
