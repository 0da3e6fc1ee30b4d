import { SegmentedControl } from '@mantine/core';
import type { PopupDetail } from '@beckon/contract/owner-calls';
import type { Layout } from '@beckon/contract/values';
import { firstScreen } from '@beckon/popup-core/lifecycle/popup-machine';
import { useStateFrom } from '../../../lib/hooks/use-state-from.ts';
import { PreviewFrame } from './preview-frame.tsx';
import { type PreviewStart, previewStarts } from './preview-starts.ts';
import styles from './preview.module.css';
import { WhyButton } from '../../../components/visit/why-button.tsx';
import { VisitButton } from './visit-button.tsx';

interface PreviewModeProps {
  readonly popup: PopupDetail;
  readonly layout: Layout;
  /** The screen to start with. When it changes, the preview starts again with it. */
  readonly shows?: PreviewStart;
  /** Saves the draft. If given, the owner can view the draft on their site. */
  readonly save?: () => Promise<boolean>;
}

/** The preview with a choice of the screen to start from. */
export function PreviewMode({
  popup,
  layout,
  shows = firstScreen(popup.settings),
  save,
}: PreviewModeProps) {
  const [chosen, setChosen] = useStateFrom<PreviewStart>(shows);
  const starts = previewStarts(popup);
  const start = starts.some(({ value }) => value === chosen) ? chosen : firstScreen(popup.settings);
  return (
    <div className={styles['mode']}>
      <div className={styles['choice']}>
        <SegmentedControl
          aria-label="Screen"
          size="sm"
          value={start}
          data={[...starts]}
          onChange={setChosen}
        />
        {save === undefined ? null : <VisitButton popup={popup} save={save} />}
        {popup.status === 'draft' ? null : <WhyButton popup={popup} />}
      </div>
      <PreviewFrame key={`${layout}-${start}`} popup={popup} layout={layout} start={start} />
    </div>
  );
}
