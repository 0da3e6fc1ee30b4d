import type { PopupRecord, Publication, PublishedPopup } from '../store/store.ts';

/** What visitors get of a draft once it is published so. */
export function freezeDraft(
  { name, target, language, settings }: PopupRecord,
  { template, mobileTemplate, revision, at }: Publication,
): PublishedPopup {
  const phone = mobileTemplate === undefined ? {} : { mobileTemplateHash: mobileTemplate.hash };
  return { name, target, language, settings, templateHash: template.hash, ...phone, revision, at };
}
