import type { PopupDetail } from '@beckon/contract/owner-calls';
import type { Popup } from '@beckon/contract/popup';
import type { PopupSettings } from '@beckon/contract/settings';
import type { Layout } from '@beckon/contract/values';
import { popupFromDraft } from '@beckon/popup-core/popup/popup-from-draft';
import { useMemo } from 'react';
import { useCurrentSite } from '../../../lib/navigation/current-site.ts';
import { parseTemplateDesign } from '../../../lib/preview/parse-template-design.ts';
import { useDrawTemplate } from '../../../lib/preview/use-draw-template.ts';
import { popupInLayout } from '../popup-in-layout.ts';

/** A draft in the form in which a visitor's browser gets a popup. */
export interface DrawnDraft {
  readonly popup: Popup;
  readonly settings: PopupSettings;
  readonly html: string;
  readonly layout: Layout;
  readonly timeZone: string;
}

/** Renders the draft for one layout. Returns the same object until the draft changes. */
export function useDrawnDraft(draft: PopupDetail, layout: Layout): DrawnDraft {
  const popup = useMemo(() => popupInLayout(draft, layout), [draft, layout]);
  const { timeZone } = useCurrentSite().site.settings;
  const drawTemplate = useDrawTemplate();
  const { id: popupId, type, format, theme, language, design, settings } = popup;
  const { look } = settings;
  const html = useMemo(
    () =>
      drawTemplate({
        popupId,
        type,
        format,
        theme,
        look,
        language,
        design: parseTemplateDesign(design),
      }),
    [drawTemplate, popupId, type, format, theme, look, language, design],
  );
  return useMemo(
    () => ({
      popup: popupFromDraft(popup, html),
      settings: popup.settings,
      html,
      layout,
      timeZone,
    }),
    [popup, html, layout, timeZone],
  );
}
