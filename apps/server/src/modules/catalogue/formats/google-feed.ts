import { SaxesParser } from 'saxes';
import { type OpenText, type RawRow, type RawValues, SourceBroken } from './format.ts';

/**
 * Fields of product feeds as Google accepts them: RSS 2.0 (`item`) and Atom (`entry`), with or
 * without the prefix `g:`.
 */
const NAMES: ReadonlyMap<string, keyof RawValues> = new Map([
  ['id', 'id'],
  ['item_group_id', 'productId'],
  ['title', 'title'],
  ['description', 'description'],
  ['summary', 'description'],
  ['link', 'handle'],
  ['image_link', 'image'],
  ['price', 'price'],
  ['sale_price', 'salePrice'],
  ['availability', 'availability'],
  ['quantity', 'inventory'],
  ['inventory', 'inventory'],
]);

const LONGEST_ITEM = 2_000_000;

type Item = Partial<Record<keyof RawValues, string>> & { kinds: string[] };

/** The current position of the parser. */
interface Place {
  item: Item | undefined;
  /** Number of open elements inside the item. */
  depth: number;
  /** Name of the item's open field, without its prefix. */
  field: string;
  text: string;
  readonly found: RawValues[];
}

export async function* readGoogleFeed(open: OpenText, url: string): AsyncGenerator<RawRow> {
  const place: Place = { item: undefined, depth: 0, field: '', text: '', found: [] };
  const parser = parserInto(place);
  let [number, sinceFound] = [0, 0];
  for await (const piece of open(url)) {
    parser.write(piece);
    sinceFound = place.found.length > 0 ? 0 : sinceFound + piece.length;
    if (sinceFound > LONGEST_ITEM)
      throw new SourceBroken('There is no product in the first megabytes of this feed.');
    for (const values of place.found.splice(0)) yield { row: (number += 1), values };
  }
  parser.close();
}

function parserInto(place: Place): SaxesParser {
  const parser = new SaxesParser();
  const take = (text: string) => {
    if (place.item && place.depth === 1) place.text += text;
  };
  parser.on('error', ({ message }) => {
    throw new SourceBroken(`The feed is not written as XML (line:column ${shortened(message)}).`);
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (place.item) {
      place.depth += 1;
      if (place.depth === 1) openField(place, localOf(name), attributes['href']);
    } else if (name === 'item' || name === 'entry') place.item = { kinds: [] };
  });
  parser.on('text', take);
  parser.on('cdata', take);
  parser.on('closetag', () => {
    if (!place.item) return;
    if (place.depth === 1) closeField(place, place.item);
    if (place.depth === 0) {
      const { kinds, ...values } = place.item;
      place.found.push({ ...values, collections: kinds });
      place.item = undefined;
    } else place.depth -= 1;
  });
  return parser;
}

/** A link in Atom has its address in an attribute. */
function openField(place: Place, name: string, href: string | undefined): void {
  place.field = name;
  place.text = name === 'link' ? (href ?? '') : '';
}

function closeField(place: Place, item: Item): void {
  const text = place.text.trim();
  if (place.field === 'product_type' && text !== '') item.kinds.push(text);
  const key = NAMES.get(place.field);
  if (key !== undefined && text !== '' && item[key] === undefined) item[key] = text;
}

function localOf(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function shortened(message: string): string {
  return message.slice(0, 120).replace(/\.$/, '');
}
