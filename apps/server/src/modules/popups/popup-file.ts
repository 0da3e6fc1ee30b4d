import type { PopupFile } from '@beckon/contract/owner-calls';
import { plainName } from '../../lib/text/plain-name.ts';
import type { PopupRecord, Store } from '../../store/store.ts';

type PictureSource = Pick<Store, 'picturesOf' | 'pictureData'>;

const OWN_PICTURE = /https?:\/\/[^/"\s]+\/pictures\/([0-9a-f]{32})\.\w+/g;
/**
 * The server in the address of a sample picture. It is removed, because each server has the same
 * sample pictures.
 */
const SAMPLE_PICTURE = /"https?:\/\/[^/"\s]+(?=\/sample-pictures\/[\w-]+\.webp")/g;

/** The popup's draft with its pictures, as a file that another Beckon can import. */
export async function popupFile(store: PictureSource, popup: PopupRecord): Promise<PopupFile> {
  const { name, type, format, theme, target, language, design, mobileDesign, settings, labels } =
    popup;
  const draft = { name, type, format, theme, target, language, design, settings };
  const text = JSON.stringify({
    ...draft,
    ...(mobileDesign !== null && { mobileDesign }),
    // An older Beckon refuses a file with labels, so only popups with some have them.
    ...(labels.length > 0 && { labels }),
  });
  return {
    beckonPopup: 1,
    popup: JSON.parse(text.replaceAll(SAMPLE_PICTURE, '"')),
    pictures: await picturesIn(store, popup, text),
  };
}

/** The name of the file. It contains the id, so that owners can save popups with the same name. */
export function fileName(popup: Pick<PopupRecord, 'id' | 'name'>): string {
  return `${fileTitle(popup)}.json`;
}

/** The same without the ending. */
export function fileTitle({ name, id }: Pick<PopupRecord, 'id' | 'name'>): string {
  return `${plainName(name) || 'popup'} (${id})`;
}

async function picturesIn(
  store: PictureSource,
  { accountId, siteId }: PopupRecord,
  text: string,
): Promise<PopupFile['pictures']> {
  const names = new Map(
    (await store.picturesOf(accountId, siteId)).map(({ id, name }) => [id, name]),
  );
  const addresses = new Map([...text.matchAll(OWN_PICTURE)].map(([url, id = '']) => [url, id]));
  const pictures: PopupFile['pictures'] = [];
  for (const [url, id] of addresses) {
    const name = names.get(id);
    const picture = name === undefined ? undefined : await store.pictureData(id);
    if (name !== undefined && picture !== undefined)
      pictures.push({ url, name, data: picture.data.toString('base64') });
  }
  return pictures;
}
