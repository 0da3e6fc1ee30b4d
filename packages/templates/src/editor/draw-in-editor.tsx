import { isValidElement, type ReactElement, type ReactNode } from 'react';
import type { BlockKind, DrawSlot } from '../blocks/block.ts';
import type { RawProps } from '../design/read-props.ts';
import { placeholderFor } from './editor-placeholders.tsx';
import { TypedCopy } from './typed-copy.tsx';

/** Blocks that may contain no words. Puck makes each block a button, so these get a hidden name. */
const WORDLESS = ['Picture', 'Video', 'Divider', 'Spacer', 'Columns', 'Panel'];

/** Draws a block on the canvas, with Puck's slots and with copy that is edited in place. */
export function drawInEditor(kind: BlockKind, props: RawProps): ReactElement {
  const slot: DrawSlot = (name, className) => {
    const drawSlot = props[name];
    return isSlot(drawSlot) ? (
      drawSlot(className === undefined ? {} : { className })
    ) : (
      <div className={className} />
    );
  };
  return (
    <>
      {placeholderFor(kind.type, props) ?? kind.draw(withTypedCopy(kind, props), slot)}
      {WORDLESS.includes(kind.type) && <span className="t-unseen">{kind.label}</span>}
    </>
  );
}

/** Replaces Puck's elements for editing text in place, which do not support marks, by ours. */
function withTypedCopy({ fields }: BlockKind, props: RawProps): RawProps {
  const typed = Object.entries(fields).flatMap(([name, { type }]) => {
    const inline = props[name];
    if (type !== 'textarea' || !isValidElement<InlineProps>(inline)) return [];
    const { componentId, value } = inline.props;
    return typeof componentId === 'string' && typeof value === 'string'
      ? [[name, <TypedCopy key={name} blockId={componentId} name={name} copy={value} />] as const]
      : [];
  });
  return { ...props, ...Object.fromEntries(typed) };
}

interface InlineProps {
  readonly componentId?: unknown;
  readonly value?: unknown;
}

/**
 * Puck creates a new function for a slot whenever a block in it changes. So the function must be
 * called: rendered as a component, React would mount all blocks of the slot again, and a block that
 * someone types into would lose the focus.
 */
function isSlot(value: unknown): value is (props: { readonly className?: string }) => ReactNode {
  return typeof value === 'function';
}
