import { withoutWebFonts } from '@beckon/templates';
import { renderTemplate, type TemplateRequest } from '@beckon/templates/render';
import { useCallback } from 'react';
import { useCurrentSite } from '../navigation/current-site.ts';

/**
 * Returns a function that renders a design as visitors of the current site get it: with or without
 * web fonts.
 */
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
