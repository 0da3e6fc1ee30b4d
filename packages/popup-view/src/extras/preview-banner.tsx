import { EXTRA_TEXTS } from '@beckon/languages/extras';
import type { ReactNode } from 'react';
import { useView } from '../view-context.ts';

/** Shows the owner that nothing will be sent. docs/behaviour/popup-parts.md#preview-banner. */
export function PreviewBanner(): ReactNode {
  const { language } = useView().props;
  return (
    <p className="bkv-preview" role="note">
      {EXTRA_TEXTS[language].preview}
    </p>
  );
}
