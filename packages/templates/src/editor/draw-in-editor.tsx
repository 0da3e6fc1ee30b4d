import { isValidElement, type ReactElement, type ReactNode } from 'react';
import type { BlockKind, DrawSlot } from '../blocks/block.ts';
import type { RawProps } from '../design/read-props.ts';
import { placeholderFor } from './editor-placeholders.tsx';
import { TypedCopy } from './typed-copy.tsx';

/** Blocks that may hold no word: Puck makes each block a button, and this is what it is called then. */
const WORDLESS = ['Picture', 'Video', 'Divider', 'Spacer', 'Columns', 'Panel'];

/** A block as the canvas shows it, with Puck's slots and copy that is typed in place. */
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

/**
 * Puck hands in an element of its own for copy that is typed in place, which knows no marks: ours
 * takes its place in headlines and texts.
 */
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
 * Puck makes a slot's function again whenever a block in it changes. Called, it returns the same
 * element as before; taken for a component it would be another one, all its blocks would be drawn
 * again, and who types into one of them would be out of it.
 */
function isSlot(value: unknown): value is (props: { readonly className?: string }) => ReactNode {
  return typeof value === 'function';
}
