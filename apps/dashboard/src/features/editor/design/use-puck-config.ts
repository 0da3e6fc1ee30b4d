import type { PopupDetail } from '@beckon/contract/owner-calls';
import type { Layout } from '@beckon/contract/values';
import { puckConfigFor } from '@beckon/templates/editor';
import type { Config } from '@puckeditor/core';
import { useMemo } from 'react';
import { useCurrentSite } from '../../../lib/navigation/current-site.ts';
import { PictureField } from '../pictures/picture-field.tsx';
import { CollectionsField } from '../products/collections-field.tsx';
import { ProductsField } from '../products/products-field.tsx';
import { CANVAS_DRAWINGS } from './canvas-drawings.tsx';

const OWN_PARTS = {
  fields: { picture: PictureField, products: ProductsField, collections: CollectionsField },
  drawings: CANVAS_DRAWINGS,
};

/** Puck's configuration: the blocks, rendered with the popup's look and the site's settings. */
export function usePuckConfig(popup: PopupDetail, layout: Layout): Config {
  const {
    type,
    language,
    theme,
    settings: { look },
  } = popup;
  const { deviceFontsOnly } = useCurrentSite().site.settings;
  return useMemo(
    () =>
      puckConfigFor(type, language, {
        look: { theme, look, layout, deviceFontsOnly },
        own: OWN_PARTS,
      }),
    [type, language, theme, look, layout, deviceFontsOnly],
  );
}
