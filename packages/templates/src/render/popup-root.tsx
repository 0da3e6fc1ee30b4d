import type { ReactElement } from 'react';
import { directionOf, type Language, type PopupType } from '@beckon/contract/values';
import type { Block } from '../design/design.ts';
import { drawBlocks } from './draw-block.tsx';

interface PopupRootProps {
  readonly popupId: string;
  readonly type: PopupType;
  readonly format: string;
  readonly theme: string;
  readonly language: Language;
  readonly blocks: readonly Block[];
}

/**
 * The root element, with the popup's id. A template without this id is not shown.
 * docs/behaviour/display-call.md#the-template.
 */
export function PopupRoot({
  popupId,
  type,
  format,
  theme,
  language,
  blocks,
}: PopupRootProps): ReactElement {
  return (
    <div
      id={popupId}
      className="poptin-popup"
      data-poptin-id={popupId}
      data-type={type}
      data-format={format}
      data-theme={theme}
      dir={directionOf(language)}
      lang={language}
    >
      {drawBlocks(blocks)}
    </div>
  );
}
