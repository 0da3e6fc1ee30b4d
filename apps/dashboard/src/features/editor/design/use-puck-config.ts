import type { PopupDetail } from '@beckon/contract/owner-calls';
import type { Layout } from '@beckon/contract/values';
import { mayScale } from '@beckon/popup-view';
import { puckConfigFor } from '@beckon/templates/editor';
import type { Config } from '@puckeditor/core';
import { useMemo } from 'react';
import { useCurrentSite } from '../../../lib/navigation/current-site.ts';
import { parsePuckData } from '../parse-design.ts';
import { PictureField } from '../pictures/picture-field.tsx';
import { CollectionsField } from '../products/collections-field.tsx';
import { popupInLayout } from '../popup-in-layout.ts';
import { ProductsField } from '../products/products-field.tsx';
import { CloserOnCanvas } from './canvas/canvas-closer.tsx';
import { CANVAS_DRAWINGS } from './canvas/canvas-drawings.tsx';

const OWN_PARTS = {
  fields: { picture: PictureField, products: ProductsField, collections: CollectionsField },
  drawings: CANVAS_DRAWINGS,
  additions: { Screen: CloserOnCanvas },
};

/** The least height of the popup for visitors. Undefined where their content or window decides it. */
function heightOf({ type, settings }: PopupDetail, layout: Layout): number | undefined {
  const isOwn = type === 'bar' || (mayScale(type, layout) && type !== 'fullpage');
  return isOwn ? settings.appearance.size.height : undefined;
}

/**
 * Puck's configuration: the blocks, rendered with the popup's look and the site's settings. The
 * last screen cannot be deleted, neither on the canvas nor by a key.
 */
export function usePuckConfig(popup: PopupDetail, layout: Layout): Config {
  const {
    type,
    language,
    theme,
    settings: { look },
  } = popup;
  const { deviceFontsOnly } = useCurrentSite().site.settings;
  const height = heightOf(popup, layout);
  const hasOneScreen = screenCount(popupInLayout(popup, layout).design) === 1;
  const config = useMemo(
    () =>
      puckConfigFor(type, language, {
        look: { theme, look, layout, height, deviceFontsOnly },
        own: OWN_PARTS,
      }),
    [type, language, theme, look, layout, height, deviceFontsOnly],
  );
  return useMemo(() => (hasOneScreen ? withKeptScreen(config) : config), [config, hasOneScreen]);
}

function screenCount(design: PopupDetail['design']): number {
  return (parsePuckData(design).content ?? []).filter(({ type }) => type === 'Screen').length;
}

function withKeptScreen(config: Config): Config {
  const { Screen, ...others } = config.components;
  return Screen === undefined
    ? config
    : {
        ...config,
        components: { ...others, Screen: { ...Screen, permissions: { delete: false } } },
      };
}
