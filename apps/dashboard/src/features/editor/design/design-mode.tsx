import '@puckeditor/core/no-external.css';
import { Tabs } from '@mantine/core';
import { type Config, Puck } from '@puckeditor/core';
import { puckConfigFor } from '@beckon/templates/editor';
import type { PopupDetail } from '@beckon/contract/owner-calls';
import type { Layout } from '@beckon/contract/values';
import { useMemo, useState } from 'react';
import { useCurrentSite } from '../../../lib/current-site.ts';
import type { DraftPart } from '../draft/draft-parts.ts';
import { hasPhoneDesign, popupInLayout } from '../popup-in-layout.ts';
import { parsePuckData, parseStoredDesign } from '../parse-design.ts';
import { CollectionsField } from '../products/collections-field.tsx';
import { ProductsField } from '../products/products-field.tsx';
import { PictureField } from '../pictures/picture-field.tsx';
import { Canvas } from './canvas.tsx';
import { CanvasFrame } from './canvas-frame.tsx';
import styles from './design.module.css';
import { FieldsPanel } from './fields-panel.tsx';
import { LookPanel } from '../look/look-panel.tsx';
import { Palette } from './palette.tsx';
import { ScreensPanel } from './screens-panel.tsx';

interface DesignModeProps {
  readonly popup: PopupDetail;
  readonly layout: Layout;
  readonly onChange: (part: DraftPart) => void;
}

/**
 * The visual editor on the design that this layout gets; the other one starts again, with a history
 * of its own.
 */
export function DesignMode({ popup, layout, onChange }: DesignModeProps) {
  const edits = layout === 'mobile' && hasPhoneDesign(popup) ? 'mobileDesign' : 'design';
  return (
    <DesignEditor key={edits} edits={edits} popup={popup} layout={layout} onChange={onChange} />
  );
}

/**
 * Blocks, screens and looks on one side, the popup in the middle, the chosen block's settings on
 * the other.
 */
function DesignEditor({
  edits,
  popup,
  layout,
  onChange,
}: DesignModeProps & { readonly edits: 'design' | 'mobileDesign' }) {
  const config = usePuckConfig(popup, layout);
  const [started] = useState(() => parsePuckData(popupInLayout(popup, layout).design));
  const overrides = useMemo(() => ({ iframe: CanvasFrame }), []);
  return (
    <div className={styles['host']}>
      <Puck
        config={config}
        data={started}
        overrides={overrides}
        height="100%"
        dnd={{ disableOutlineDrag: true }}
        onChange={(data) => onChange({ [edits]: parseStoredDesign(data) })}
      >
        <div className={styles['design']}>
          <Tabs
            defaultValue="screens"
            className={styles['side'] ?? ''}
            keepMounted={false}
            classNames={{ panel: styles['sidePanel'] ?? '' }}
          >
            <Tabs.List grow aria-label="Parts of the design">
              <Tabs.Tab value="screens">Screens</Tabs.Tab>
              <Tabs.Tab value="blocks">Blocks</Tabs.Tab>
              <Tabs.Tab value="look">Style</Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="screens">
              <ScreensPanel popup={popup} />
            </Tabs.Panel>
            <Tabs.Panel value="blocks">
              <p className={styles['tip']}>
                Drag a block into the popup, or add it below the chosen one.
              </p>
              <Palette />
            </Tabs.Panel>
            <Tabs.Panel value="look">
              <LookPanel popup={popup} onChange={onChange} />
            </Tabs.Panel>
          </Tabs>
          <Canvas popup={popup} layout={layout} onChange={onChange} />
          <FieldsPanel />
        </div>
      </Puck>
    </div>
  );
}

const OWN_FIELDS = {
  picture: PictureField,
  products: ProductsField,
  collections: CollectionsField,
};

/** The blocks as the popup's look and the site's settings draw them. */
function usePuckConfig(popup: PopupDetail, layout: Layout): Config {
  const {
    type,
    language,
    theme,
    settings: { look },
  } = popup;
  const { deviceFontsOnly } = useCurrentSite().site.settings;
  return useMemo(
    () => puckConfigFor(type, language, { theme, look, layout, deviceFontsOnly }, OWN_FIELDS),
    [type, language, theme, look, layout, deviceFontsOnly],
  );
}
