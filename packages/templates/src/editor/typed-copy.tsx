import { registerOverlayPortal, useGetPuck } from '@puckeditor/core';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  useEffect,
  useRef,
  useState,
} from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { richText } from '../blocks/drawing/rich-text.tsx';
import { readMarks } from './marks.ts';

interface TypedCopyProps {
  /** The block that contains the copy, and the name of its property. */
  readonly blockId: string;
  readonly name: string;
  readonly copy: string;
}

/**
 * Copy that is edited in place, with its stressed words. Text that the browser makes bold or italic
 * (Ctrl+B, Ctrl+I) becomes stressed.
 */
export function TypedCopy({ blockId, name, copy }: TypedCopyProps): ReactElement {
  const place = useRef<HTMLSpanElement>(null);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const { save, choose } = useBlockCopy(blockId, name);
  useEffect(() => registerOverlayPortal(place.current), []);
  useEffect(() => {
    // Not while typing: writing the same text again would move the caret.
    if (place.current !== null && (!isFocused || readMarks(place.current) !== copy))
      write(place.current, copy);
  }, [copy, isFocused]);
  return (
    <span
      ref={place}
      contentEditable={isHovered || isFocused}
      suppressContentEditableWarning
      onClickCapture={choose}
      onInput={(event) => save(readMarks(event.currentTarget))}
      onPaste={pasteText}
      onKeyDown={breakLine}
      onKeyUp={(event) => event.stopPropagation()}
      onMouseOverCapture={() => setHovered(true)}
      onMouseOutCapture={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    />
  );
}

function write(place: HTMLElement, copy: string): void {
  place.innerHTML = renderToStaticMarkup(<>{richText(copy)}</>);
}

function useBlockCopy(blockId: string, name: string) {
  const getPuck = useGetPuck();
  return {
    save(text: string): void {
      const { getItemById, getSelectorForId, dispatch } = getPuck();
      const item = getItemById(blockId);
      const at = getSelectorForId(blockId);
      if (item === undefined || at === undefined) return;
      dispatch({
        type: 'replace',
        data: { ...item, props: { ...item.props, [name]: text } },
        destinationIndex: at.index,
        destinationZone: at.zone,
      });
    },
    choose(event: MouseEvent): void {
      event.preventDefault();
      event.stopPropagation();
      const { getSelectorForId, dispatch } = getPuck();
      const itemSelector = getSelectorForId(blockId);
      if (itemSelector !== undefined) dispatch({ type: 'setUi', ui: { itemSelector } });
    },
  };
}

/** Pastes plain text, without the styles of its source. */
function pasteText(event: ClipboardEvent<HTMLElement>): void {
  event.preventDefault();
  const text = event.clipboardData.getData('text/plain');
  event.currentTarget.ownerDocument.execCommand('insertText', false, text);
}

function breakLine(event: KeyboardEvent<HTMLElement>): void {
  event.stopPropagation();
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.ownerDocument.execCommand('insertLineBreak');
}
