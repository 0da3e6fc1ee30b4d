import { SegmentedControl } from '@mantine/core';
import type { PopupDetail } from '@beckon/contract/owner-calls';
import type { Layout, Screen } from '@beckon/contract/values';
import { SCREEN_NAMES } from '@beckon/templates';
import { useState } from 'react';
import { screensOf } from '../screens-of.ts';
import { PreviewFrame } from './preview-frame.tsx';
import { firstScreen } from './preview-run.ts';
import styles from './preview.module.css';
import { VisitButton } from './visit-button.tsx';

interface PreviewModeProps {
  readonly popup: PopupDetail;
  readonly layout: Layout;
  /** Where the draft may be seen on the owner's site: saves it first. */
  readonly save?: () => Promise<boolean>;
}

/** The preview with a choice of the screen to start from. */
export function PreviewMode({ popup, layout, save }: PreviewModeProps) {
  const [screen, setScreen] = useState<Screen>(firstScreen(popup.settings));
  const screens = screensOf(popup);
  return (
    <div className={styles['mode']}>
      <div className={styles['choice']}>
        <SegmentedControl
          aria-label="Screen" size="sm" value={screen} data={screens.map((one) => ({ value: one, label: SCREEN_NAMES[one] }))}
          onChange={(next) => setScreen(screens.find((one) => one === next) ?? 'form')}
        />
        {save === undefined ? null : <VisitButton popup={popup} save={save} />}
      </div>
      <PreviewFrame key={`${layout}-${screen}`} popup={popup} layout={layout} screen={screen} />
    </div>
  );
}
