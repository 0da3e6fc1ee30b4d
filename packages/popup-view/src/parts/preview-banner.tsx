import type { ReactNode } from 'react';
import { useView } from '../view-context.ts';

/** Shows the owner that nothing will be sent. docs/behaviour/popup-parts.md#preview-banner. */
export function PreviewBanner(): ReactNode {
  const {
    messages,
    props: { isPreview },
  } = useView();
  return isPreview ? (
    <p className="bkv-preview" role="note">
      {messages.preview}
    </p>
  ) : null;
}
