import '@puckeditor/core/no-external.css';
import { Tabs } from '@mantine/core';
import { Puck } from '@puckeditor/core';
import { puckConfigFor } from '@beckon/templates/editor';
import type { PopupDetail } from '@beckon/contract/owner-calls';
import type { Layout } from '@beckon/contract/values';
import { useMemo, useRef } from 'react';
import type { DraftPart } from '../draft/draft-saver.ts';
import { parsePuckData, parseStoredDesign } from '../parse-design.ts';
import { Canvas } from './canvas.tsx';
import { CanvasFrame } from './canvas-frame.tsx';
import styles from './design.module.css';
import { FieldsPanel } from './fields-panel.tsx';
import { LookPanel } from './look-panel.tsx';
import { Palette } from './palette.tsx';
import { ScreensPanel } from './screens-panel.tsx';

interface DesignModeProps {
  readonly popup: PopupDetail;
  readonly layout: Layout;
  readonly onChange: (part: DraftPart) => void;
}

/** The visual editor: blocks, screens and looks on one side, the popup in the middle, the chosen block's settings on the other. */
export function DesignMode({ popup, layout, onChange }: DesignModeProps) {
  const { type, language, theme } = popup;
  const config = useMemo(() => puckConfigFor(type, language, { theme, layout }), [type, language, theme, layout]);
  const started = useRef(parsePuckData(popup.design));
  const overrides = useMemo(() => ({ iframe: CanvasFrame }), []);
  return (
    <div className={styles['host']}>
    <Puck config={config} data={started.current} overrides={overrides} height="100%" dnd={{ disableOutlineDrag: true }} onChange={(data) => onChange({ design: parseStoredDesign(data) })}>
      <div className={styles['design']}>
        <Tabs defaultValue="screens" className={styles['side'] ?? ''} keepMounted={false} classNames={{ panel: styles['sidePanel'] ?? '' }}>
          <Tabs.List grow aria-label="Parts of the design">
            <Tabs.Tab value="screens">Screens</Tabs.Tab>
            <Tabs.Tab value="blocks">Blocks</Tabs.Tab>
            <Tabs.Tab value="look">Look</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="screens"><ScreensPanel popup={popup} /></Tabs.Panel>
          <Tabs.Panel value="blocks"><p className={styles['tip']}>Drag a block into the popup, or add it below the chosen one.</p><Palette /></Tabs.Panel>
          <Tabs.Panel value="look"><LookPanel popup={popup} onChange={onChange} /></Tabs.Panel>
        </Tabs>
        <Canvas popup={popup} layout={layout} />
        <FieldsPanel />
      </div>
    </Puck>
    </div>
  );
}
