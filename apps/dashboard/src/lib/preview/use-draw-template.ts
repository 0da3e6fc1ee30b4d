import { withoutWebFonts } from '@beckon/templates';
import { renderTemplate, type TemplateRequest } from '@beckon/templates/render';
import { useCallback } from 'react';
import { useCurrentSite } from '../current-site.ts';

/** Draws a design as visitors of the current site get it: with web fonts, or without. */
export function useDrawTemplate(): (request: TemplateRequest) => string {
  const { deviceFontsOnly } = useCurrentSite().site.settings;
  return useCallback(
    (request) => {
      const { html } = renderTemplate(request);
      return deviceFontsOnly === true ? withoutWebFonts(html) : html;
    },
    [deviceFontsOnly],
  );
}
