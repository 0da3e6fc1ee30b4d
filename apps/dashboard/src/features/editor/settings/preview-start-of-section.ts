import type { PopupDetail } from '@beckon/contract/owner-calls';
import { firstScreen } from '@beckon/popup-core/lifecycle/popup-machine';
import type { PreviewStart } from '../preview/preview-starts.ts';
import { couponScreen } from '../../../lib/publishing/coupon-in-design.ts';
import type { Section } from '@beckon/contract/publish-rules';

/**
 * The start of the preview beside a section of the settings: the screen that the section is about.
 * No side effects.
 */
export function previewStartOfSection(
  section: Section,
  { settings, design }: Pick<PopupDetail, 'settings' | 'design'>,
): PreviewStart {
  const first = firstScreen(settings);
  if (section === 'teaser' && settings.teaser !== undefined) return 'teaser';
  if (section === 'prizes') return 'play';
  if (section === 'after')
    return couponScreen(design) ?? (settings.afterConversion.thanksScreen ? 'thanks' : first);
  return first;
}
