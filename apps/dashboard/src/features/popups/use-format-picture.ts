import { type Format, formatOf, withLogo, type Design } from '@beckon/templates';
import type { Language } from '@beckon/contract/values';
import type { DraftPopup } from '@beckon/popup-core/popup/popup-from-draft';
import { useCurrentSite } from '../../lib/navigation/current-site.ts';
import { parseTemplateDesign } from '../../lib/preview/parse-template-design.ts';
import { settingsOfFormat } from '../../lib/preview/settings-of-format.ts';
import { useDrawTemplate } from '../../lib/preview/use-draw-template.ts';

const SAMPLE_ID = 'Sample0000000';

/**
 * Whether a new popup of this format must be sent with its design. The server has the designs of
 * the library.
 */
export const hasOwnDesign = (format: Format): boolean =>
  formatOf(format.type, format.format) !== format;

/** The design of a new popup of this format: the format's design with the logo of the site. */
export function startDesign(
  { type, design }: Format,
  language: Language,
  { settings: { logo = '' }, name }: ReturnType<typeof useCurrentSite>['site'],
): Design {
  return parseTemplateDesign(withLogo({ type, design: design[language], logo, alt: name }));
}

/** The data for a picture of a format on the current site, with the site's brand, logo and fonts. */
export function useFormatPicture(
  format: Format,
  language: Language,
): { readonly html: () => string; readonly popup: DraftPopup } {
  const drawTemplate = useDrawTemplate();
  const { site } = useCurrentSite();
  const { type, format: number, theme } = format;
  const settings = settingsOfFormat(format, language);
  const html = () =>
    drawTemplate({
      popupId: SAMPLE_ID,
      type,
      format: number,
      theme,
      look: settings.look ?? site.settings.brand,
      language,
      design: startDesign(format, language, site),
    });
  const name = format.name[language];
  return {
    html,
    popup: { id: SAMPLE_ID, name, type, format: number, language, target: 'lead', settings },
  };
}
