import { draftFingerprint } from './draft-fingerprint.ts';
import { couponFollowsForm } from './coupon-screen.ts';
import type { PopupRecord, Publication, PublishedPopup } from '../../store/store.ts';

/** The popup as visitors get it after this publication of the draft. */
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
