import { ActionIcon, Tooltip } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import type { PopupDetail } from '@beckon/contract/owner-calls';
import type { Layout } from '@beckon/contract/values';
import { PHONE_WIDTH_PX } from '@beckon/contract/settings';
import { Puck } from '@puckeditor/core';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import type { DraftPart } from '../../draft/draft-parts.ts';
import styles from './canvas.module.css';
import { LayoutLine } from '../layout-line.tsx';
import { usePuckStore } from '../use-puck-store.ts';

interface CanvasProps {
  readonly popup: PopupDetail;
  readonly layout: Layout;
  readonly onChange: (part: DraftPart) => void;
}

const MARGIN_PX = 56;
const SMALLEST_PX = 420;
/** A bar is as wide as the page. The width of a small computer keeps it readable on the canvas. */
const BAR_PX = 1024;

/** The width at which the design is rendered, in CSS pixels: the popup's own, or a phone's. */
function widthOf({ type, settings: { appearance } }: PopupDetail, layout: Layout): number {
  if (layout === 'mobile') return PHONE_WIDTH_PX;
  return type === 'bar'
    ? BAR_PX
    : Math.max(appearance.size.width, SMALLEST_PX - MARGIN_PX) + MARGIN_PX;
}

/** The popup being edited, scaled down to the available space. */
export function Canvas({ popup, layout, onChange }: CanvasProps) {
  const { ref, width, height } = useElementSize();
  const wanted = widthOf(popup, layout);
  const scale = width === 0 ? 1 : Math.min(1, width / wanted);
  return (
    <div className={styles['middle']}>
      <div className={styles['head']}>
        <History />
        <LayoutLine popup={popup} layout={layout} onChange={onChange} />
      </div>
      <div className={styles['room']} ref={ref}>
        <div
          className={styles['paper']}
          style={{
            width: wanted,
            height: height === 0 ? '100%' : height / scale,
            transform: `scale(${scale})`,
            marginInlineStart: Math.max(0, (width - wanted * scale) / 2),
          }}
        >
          <Puck.Preview />
        </div>
      </div>
    </div>
  );
}

function History() {
  const history = usePuckStore((puck) => puck.history);
  return (
    <div className={styles['history']} role="group" aria-label="History">
      <Tooltip label="Undo">
        <ActionIcon
          variant="default"
          size={34}
          aria-label="Undo"
          disabled={!history.hasPast}
          onClick={() => history.back()}
        >
          <IconArrowBackUp size={18} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <Tooltip label="Redo">
        <ActionIcon
          variant="default"
          size={34}
          aria-label="Redo"
          disabled={!history.hasFuture}
          onClick={() => history.forward()}
        >
          <IconArrowForwardUp size={18} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </div>
  );
}
