import '@puckeditor/core/no-external.css';
import { Tabs } from '@mantine/core';
import { type Data, type InitialHistory, Puck } from '@puckeditor/core';
import type { PopupDetail } from '@beckon/contract/owner-calls';
import type { Layout } from '@beckon/contract/values';
import { useEffect, useMemo, useState } from 'react';
import { isSame } from '../../../lib/is-same.ts';
import type { DraftPart } from '../draft/draft-parts.ts';
import { hasPhoneDesign, popupInLayout } from '../popup-in-layout.ts';
import { parsePuckData, parseStoredDesign } from '../parse-design.ts';
import { BlockKeys } from './blocks/block-keys.tsx';
import { BlockAnnouncer } from './blocks/block-announcer.tsx';
import { Canvas } from './canvas/canvas.tsx';
import { type AskedBlock, ChooseBlock } from './blocks/choose-block.tsx';
import { CanvasPopupContext } from './canvas/canvas-popup.ts';
import { CanvasFrame } from './canvas/canvas-frame.tsx';
import styles from './design.module.css';
import { FieldsPanel } from './panels/fields-panel.tsx';
import { LookPanel } from '../look/look-panel.tsx';
import {
  type DesignHistories,
  type EditedDesign,
  historyOf,
  KeepHistory,
} from './history/design-history.tsx';
import { KeepChosenBlock } from './history/keep-chosen-block.tsx';
import { MergeTyping } from './history/merge-typing.tsx';
import { KnowChosenBlock } from './blocks/know-chosen-block.tsx';
import { Palette } from './panels/palette.tsx';
import { ScreensPanel } from './panels/screens-panel.tsx';
import { usePuckConfig } from './use-puck-config.ts';

interface DesignModeProps {
  readonly popup: PopupDetail;
  readonly layout: Layout;
  readonly histories: DesignHistories;
  /** The block to select at the start, if a link requested one. */
  readonly askedBlock: AskedBlock | undefined;
  readonly onChange: (part: DraftPart) => void;
}

/**
 * The visual editor for the design of this layout. Each design has its own undo history. The
 * history of a phone design starts as a copy of the desktop's, like the design itself.
 */
export function DesignMode(props: DesignModeProps) {
  const { popup, layout, histories } = props;
  const hasOwn = hasPhoneDesign(popup);
  useEffect(() => {
    if (!hasOwn) histories.delete('mobileDesign');
  }, [hasOwn, histories]);
  const edits = layout === 'mobile' && hasOwn ? 'mobileDesign' : 'design';
  return (
    <CanvasPopupContext value={popup}>
      <DesignEditor key={edits} edits={edits} {...props} />
    </CanvasPopupContext>
  );
}

/** The initial state of the canvas: the stored design and its undo history. */
function useStart(
  { popup, layout, histories }: DesignModeProps,
  edits: EditedDesign,
): { readonly data: Partial<Data>; readonly initialHistory?: InitialHistory } {
  const [start] = useState(() => {
    const isCopy = isSame(popup.design, popup.mobileDesign);
    const initialHistory = historyOf(histories, edits, isCopy);
    const data = parsePuckData(popupInLayout(popup, layout).design);
    return initialHistory === undefined ? { data } : { data, initialHistory };
  });
  return start;
}

/**
 * Blocks, screens and styles on one side, the popup in the middle, the chosen block's settings on
 * the other side.
 */
function DesignEditor({ edits, ...props }: DesignModeProps & { readonly edits: EditedDesign }) {
  const { popup, layout, histories, askedBlock, onChange } = props;
  const config = usePuckConfig(popup, layout);
  const start = useStart(props, edits);
  const overrides = useMemo(() => ({ iframe: CanvasFrame }), []);
  return (
    <div className={styles['host']}>
      <Puck
        config={config}
        {...start}
        overrides={overrides}
        height="100%"
        dnd={{ disableOutlineDrag: true }}
        onChange={(data) => onChange({ [edits]: parseStoredDesign(data) })}
      >
        <MergeTyping />
        <KeepChosenBlock />
        <KnowChosenBlock />
        <BlockKeys page={document} />
        <KeepHistory histories={histories} edits={edits} />
        <ChooseBlock asked={askedBlock} />
        <BlockAnnouncer />
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
                Drag a block into the popup, or add it: below the chosen block, or into the chosen
                panel, columns or form.
              </p>
              <Palette />
            </Tabs.Panel>
            <Tabs.Panel value="look">
              <LookPanel popup={popup} onChange={onChange} />
            </Tabs.Panel>
          </Tabs>
          <Canvas popup={popup} layout={layout} onChange={onChange} />
          <FieldsPanel popup={popup} onChange={onChange} />
        </div>
      </Puck>
    </div>
  );
}
