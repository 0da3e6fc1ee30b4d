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
import { richText } from '../blocks/rich-text.tsx';
import { readMarks } from './marks.ts';

interface TypedCopyProps {
  /** The block whose copy it is, and the name under which the block keeps it. */
  readonly blockId: string;
  readonly name: string;
  readonly copy: string;
}

/**
 * Copy that is typed right where it is, words that stand out among it. What the browser makes bold
 * or italic (Ctrl+B, Ctrl+I) stands out, too.
 */
export function TypedCopy({ blockId, name, copy }: TypedCopyProps): ReactElement {
  const place = useRef<HTMLSpanElement>(null);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const { save, choose } = useBlockCopy(blockId, name);
  useEffect(() => registerOverlayPortal(place.current), []);
  useEffect(() => {
    // What was typed stays as it is: writing it again would take the caret away.
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

/** Words come without the looks of where they were copied. */
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
