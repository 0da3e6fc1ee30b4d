import { ActionIcon, Tooltip } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import type { PopupDetail } from '@beckon/contract/owner-calls';
import type { Layout } from '@beckon/contract/values';
import { Puck } from '@puckeditor/core';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import styles from './design.module.css';
import { usePuckStore } from './use-puck-store.ts';

interface CanvasProps {
  readonly popup: PopupDetail;
  readonly layout: Layout;
}

const PHONE_PX = 390;
const MARGIN_PX = 56;
const SMALLEST_PX = 420;

/** The width that the design is drawn at: the popup's own, or a phone's. */
function widthOf({ settings: { appearance } }: PopupDetail, layout: Layout): number {
  return layout === 'mobile' ? PHONE_PX : Math.max(appearance.size.width, SMALLEST_PX - MARGIN_PX) + MARGIN_PX;
}

/** The popup being edited, scaled down to the room there is. */
export function Canvas({ popup, layout }: CanvasProps) {
  const { ref, width, height } = useElementSize();
  const wanted = widthOf(popup, layout);
  const scale = width === 0 ? 1 : Math.min(1, width / wanted);
  return (
    <div className={styles['middle']}>
      <History />
      <div className={styles['room']} ref={ref}>
        <div className={styles['paper']} style={{ width: wanted, height: height === 0 ? '100%' : height / scale, transform: `scale(${scale})`, marginInlineStart: Math.max(0, (width - wanted * scale) / 2) }}>
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
      <Tooltip label="Undo"><ActionIcon variant="default" size={34} aria-label="Undo" disabled={!history.hasPast} onClick={() => history.back()}><IconArrowBackUp size={18} aria-hidden /></ActionIcon></Tooltip>
      <Tooltip label="Redo"><ActionIcon variant="default" size={34} aria-label="Redo" disabled={!history.hasFuture} onClick={() => history.forward()}><IconArrowForwardUp size={18} aria-hidden /></ActionIcon></Tooltip>
    </div>
  );
}
