import type { ArchiveFile, ArchivePlace } from '../../lib/files/archive-file.ts';
import { hasUnpublishedChanges } from '../../lib/popups/has-unpublished-changes.ts';
import type { PopupRecord, Store } from '../../store/store.ts';
import { fileName, fileTitle, popupFile } from './popup-file.ts';

interface PopupFilesDeps {
  readonly store: Store;
}

/**
 * The popups of a site, those in its trash, and what visitors see if that is not the draft. Drafts
 * can be imported again.
 */
export async function* popupFiles(
  deps: PopupFilesDeps,
  { accountId, site, folder }: ArchivePlace,
): AsyncGenerator<ArchiveFile> {
  const { store } = deps;
  for (const id of await store.popupsOf(accountId, site.id, (popup) => popup.id)) {
    const popup = await store.popup(accountId, id);
    if (popup === undefined) continue;
    yield await draftFile(deps, popup, `${folder}/popups`);
    yield* publishedFiles(deps, popup, `${folder}/published-popups`);
  }
  for (const { id } of await store.trashOf(accountId, site.id, 0)) {
    const popup = await store.deletedPopup(accountId, id);
    if (popup !== undefined) yield await draftFile(deps, popup, `${folder}/trash`);
  }
}

async function draftFile(
  { store }: PopupFilesDeps,
  popup: PopupRecord,
  folder: string,
): Promise<ArchiveFile> {
  const content = JSON.stringify(await popupFile(store, popup), undefined, 2);
  return { name: `${folder}/${fileName(popup)}`, content };
}

/** Only the html of a published design is stored, so this is for reading and not for importing. */
async function* publishedFiles(
  { store }: PopupFilesDeps,
  popup: PopupRecord,
  folder: string,
): AsyncGenerator<ArchiveFile> {
  const { published, type, format } = popup;
  if (published === undefined || !hasUnpublishedChanges(popup)) return;
  const title = `${folder}/${fileTitle(popup)}`;
  const { name, target, language, settings, at, templateHash, mobileTemplateHash } = published;
  const publishedAt = new Date(at).toISOString();
  const facts = { publishedAt, name, type, format, target, language, settings };
  yield { name: `${title}.json`, content: JSON.stringify(facts, undefined, 2) };
  const html = await store.templateHtml(templateHash);
  if (html !== undefined) yield { name: `${title}.html`, content: html };
  if (mobileTemplateHash === undefined) return;
  const phoneHtml = await store.templateHtml(mobileTemplateHash);
  if (phoneHtml !== undefined) yield { name: `${title} phone.html`, content: phoneHtml };
}
