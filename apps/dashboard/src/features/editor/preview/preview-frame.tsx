import type { PopupDetail } from '@beckon/contract/owner-calls';
import { PHONE_WIDTH_PX } from '@beckon/contract/settings';
import type { Layout } from '@beckon/contract/values';
import { Button } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useState } from 'react';
import { buildFakePage } from './fake-page.ts';
import type { PreviewStart } from './preview-starts.ts';
import styles from './preview.module.css';
import { useDrawnDraft } from './use-drawn-draft.ts';
import { useMountedPopup } from './use-mounted-popup.ts';
import { useMountedTeaser } from './use-mounted-teaser.ts';
import { usePreviewLife } from './use-preview-life.ts';

interface PreviewFrameProps {
  readonly popup: PopupDetail;
  readonly layout: Layout;
  readonly start: PreviewStart;
}

const SIZES: Readonly<Record<Layout, { readonly width: number; readonly height: number }>> = {
  desktop: { width: 1280, height: 800 },
  mobile: { width: PHONE_WIDTH_PX, height: 780 },
};
/** The width of the frame around a device. */
const RIM_PX = 9;
const EMPTY_PAGE = '<!doctype html><html><head></head><body></body></html>';

/**
 * The popup as visitors will see it, on the outline of a page. Every button works; nothing is sent
 * or counted.
 */
export function PreviewFrame({ popup, layout, start }: PreviewFrameProps) {
  const draft = useDrawnDraft(popup, layout);
  const { ref, width, height } = useElementSize();
  const [place, setPlace] = useState<HTMLElement>();
  const { life, restart, handleViewEvent, handleTeaserEvent } = usePreviewLife(draft, start);
  useMountedPopup(place, { draft, viewModel: life?.viewModel, onEvent: handleViewEvent });
  useMountedTeaser(place, { draft, teaser: life?.teaser, onEvent: handleTeaserEvent });
  const size = SIZES[layout];
  const scale =
    width === 0
      ? 0.5
      : Math.min((width - 2 * RIM_PX) / size.width, (height - 2 * RIM_PX) / size.height, 1);
  return (
    <div className={styles['room']} ref={ref}>
      <div
        className={styles['device']}
        data-layout={layout}
        style={{ width: size.width * scale, height: size.height * scale }}
      >
        <iframe
          key={layout}
          className={styles['frame']}
          title={layout === 'desktop' ? 'Preview on a computer' : 'Preview on a phone'}
          srcDoc={EMPTY_PAGE}
          style={{ width: size.width, height: size.height, transform: `scale(${scale})` }}
          onLoad={({ currentTarget: { contentDocument: page } }) =>
            setPlace(page === null ? undefined : buildFakePage(page))
          }
        />
        {life !== undefined && life.viewModel === undefined && life.teaser === undefined ? (
          <div className={styles['closed']}>
            <Button onClick={restart}>Show it again</Button>
          </div>
        ) : null}
      </div>
    </div>
  );
}
