import { draftFingerprint } from './draft-fingerprint.ts';
import { couponFollowsForm } from './coupon-screen.ts';
import type { PopupRecord, Publication, PublishedPopup } from '../store/store.ts';

/** What visitors get of a draft once it is published so. */
export function freezeDraft(
  draft: PopupRecord,
  { template, mobileTemplate, revision, at }: Publication,
): PublishedPopup {
  const { name, target, language, settings } = draft;
  const phone = mobileTemplate === undefined ? {} : { mobileTemplateHash: mobileTemplate.hash };
  const templates = mobileTemplate === undefined ? [template] : [template, mobileTemplate];
  return {
    name,
    target,
    language,
    settings,
    templateHash: template.hash,
    ...phone,
    ...(templates.every(({ html }) => couponFollowsForm(html)) && { couponFollowsForm: true }),
    revision,
    fingerprint: draftFingerprint(draft),
    at,
  };
}
