import { type ComponentData, useGetPuck } from '@puckeditor/core';
import { Fragment } from 'react';
import { flushSync } from 'react-dom';
import { SCREENS } from '@beckon/contract/values';
import { SCREEN_NAMES } from '@beckon/templates';
import { listsOf } from '../blocks/block-lists.ts';
import styles from './outline.module.css';
import { focusFields, outlineId } from './focus-places.ts';
import { scrollCanvasTo } from '../canvas/scroll-canvas.ts';
import { usePuckStore } from '../use-puck-store.ts';

const SHOWN_TEXT = 24;
/** The `detail` of a click event that the keyboard caused. */
const BY_KEYBOARD = 0;

function textOf({ type, props }: ComponentData): string {
  if (type === 'Screen')
    return SCREEN_NAMES[SCREENS.find((screen) => screen === props['screen']) ?? 'form'];
  const text: unknown = props['text'] ?? props['label'];
  if (typeof text !== 'string') return '';
  const plain = text.replaceAll('*', '');
  return plain.length > SHOWN_TEXT ? `${plain.slice(0, SHOWN_TEXT).trimEnd()}…` : plain;
}

/** The blocks of a popup as a tree of buttons, which makes each block reachable without a mouse. */
export function Outline({ blocks }: { readonly blocks: readonly ComponentData[] }) {
  const selected = usePuckStore((puck) => puck.selectedItem?.props.id);
  const components = usePuckStore((puck) => puck.config.components);
  const getPuck = useGetPuck();
  const choose = (id: string) => {
    const { dispatch, getSelectorForId } = getPuck();
    dispatch({ type: 'setUi', ui: { itemSelector: getSelectorForId(id) ?? null } });
    scrollCanvasTo(id);
  };
  return (
    <ul className={styles['outline']}>
      {blocks.map((block) => {
        const { id } = block.props;
        return (
          <li key={id}>
            <button
              type="button"
              id={outlineId(id)}
              aria-current={id === selected ? 'true' : undefined}
              onClick={({ detail }) => {
                // Renders before the focus moves: on narrow screens, the settings exist only while
                // a block is chosen.
                flushSync(() => choose(id));
                if (detail === BY_KEYBOARD) focusFields();
              }}
            >
              <span>{components[block.type]?.label ?? block.type}</span> <bdi>{textOf(block)}</bdi>
            </button>
            <Inside block={block} />
          </li>
        );
      })}
    </ul>
  );
}

/** The blocks inside a block. Where it has several columns or steps, each with its name. */
function Inside({ block }: { readonly block: ComponentData }) {
  const fields = usePuckStore((puck) => puck.config.components[block.type]?.fields);
  const lists = listsOf(block, fields).filter(
    ({ blocks, isShown, label }) => blocks.length > 0 || (isShown && label !== undefined),
  );
  return lists.map(({ slot, label, blocks }) => {
    const inside = blocks.length === 0 ? null : <Outline blocks={blocks} />;
    return label === undefined ? (
      <Fragment key={slot}>{inside}</Fragment>
    ) : (
      <div key={slot} role="group" aria-label={label} className={styles['list']}>
        <p>{label}</p>
        {inside ?? <p className={styles['empty']}>Empty</p>}
      </div>
    );
  });
}
