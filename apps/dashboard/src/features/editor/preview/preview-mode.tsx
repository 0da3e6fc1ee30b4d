import { SegmentedControl } from '@mantine/core';
import type { PopupDetail } from '@beckon/contract/owner-calls';
import { type Layout, type Screen, SCREENS } from '@beckon/contract/values';
import { useState } from 'react';
import { SCREEN_WORDS } from '../screen-words.ts';
import { PreviewFrame } from './preview-frame.tsx';
import { firstScreen } from './preview-run.ts';
import styles from './preview.module.css';

interface PreviewModeProps {
  readonly popup: PopupDetail;
  readonly layout: Layout;
}

function screensOf({ type }: PopupDetail): readonly Screen[] {
  return type === 'gamified' ? SCREENS : ['form', 'thanks'];
}

/** The preview with a choice of the screen to start from. */
export function PreviewMode({ popup, layout }: PreviewModeProps) {
  const [screen, setScreen] = useState<Screen>(firstScreen(popup.settings));
  const screens = screensOf(popup);
  return (
    <div className={styles['mode']}>
      <div className={styles['choice']}>
        <SegmentedControl
          aria-label="Screen" size="sm" value={screen} data={screens.map((one) => ({ value: one, label: SCREEN_WORDS[one] }))}
          onChange={(next) => setScreen(screens.find((one) => one === next) ?? 'form')}
        />
      </div>
      <PreviewFrame key={`${layout}-${screen}`} popup={popup} layout={layout} screen={screen} />
    </div>
  );
}
