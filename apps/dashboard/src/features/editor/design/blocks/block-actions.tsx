import { ActionIcon, Tooltip } from '@mantine/core';
import { type PuckApi, useGetPuck } from '@puckeditor/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconClipboardCopy,
  IconClipboardPlus,
  IconCopy,
  IconTrash,
} from '@tabler/icons-react';
import { flushSync } from 'react-dom';
import { copyBlock, pasteStoredBlock } from './block-clipboard.ts';
import { type BlockPlace, isLastScreen, placeAfterMove } from './block-places.ts';
import styles from '../design.module.css';
import { focusBlockName } from '../panels/focus-places.ts';
import { usePuckStore } from '../use-puck-store.ts';

interface BlockAction {
  readonly label: string;
  readonly Icon: typeof IconCopy;
  readonly isOff: boolean;
  /** Why the action may be off, if that is not plain to see. */
  readonly why?: string;
  readonly run: () => void;
}

const LAST_SCREEN = 'A popup needs at least one screen. Delete the blocks in it instead.';

/**
 * Buttons that move, duplicate and delete the chosen block: what pointers do by dragging and on the
 * canvas.
 */
export function BlockActions() {
  const getPuck = useGetPuck();
  const id = usePuckStore((puck) => puck.selectedItem?.props.id);
  usePuckStore((puck) => puck.appState.data);
  const actions = id === undefined ? [] : actionsFor(id, getPuck);
  if (actions.length === 0) return null;
  return (
    <div className={styles['actions']} role="toolbar" aria-label="Block">
      {actions.map(({ label, Icon, isOff, why, run }) => (
        <Tooltip key={label} label={label}>
          <ActionIcon
            variant="default"
            size={34}
            aria-label={label}
            title={isOff ? why : undefined}
            disabled={isOff}
            onClick={run}
          >
            <Icon size={17} aria-hidden />
          </ActionIcon>
        </Tooltip>
      ))}
    </div>
  );
}

/** What the owner can do with the chosen block. */
function actionsFor(id: string, getPuck: () => PuckApi): readonly BlockAction[] {
  const puck = getPuck();
  const { getSelectorForId, getParentById, appState, config, dispatch, selectedItem } = puck;
  const at = getSelectorForId(id);
  if (at === undefined || selectedItem === null) return [];
  const { content } = appState.data;
  const parent = getParentById(id);
  const moveBy = (by: -1 | 1) => {
    const context = { parent, content, kinds: config.components };
    const to = placeAfterMove({ block: selectedItem, at }, by, context);
    return { isOff: to === undefined, run: () => to && moveBlock(puck, at, to) };
  };
  return [
    { label: 'Move up', Icon: IconArrowUp, ...moveBy(-1) },
    { label: 'Move down', Icon: IconArrowDown, ...moveBy(1) },
    {
      label: 'Duplicate',
      Icon: IconCopy,
      isOff: false,
      run: () => dispatch({ type: 'duplicate', sourceIndex: at.index, sourceZone: at.zone }),
    },
    {
      label: 'Copy',
      Icon: IconClipboardCopy,
      isOff: selectedItem.type === 'Screen',
      why: 'Copy the blocks in the screen instead.',
      run: () => copyBlock(selectedItem),
    },
    {
      label: 'Paste',
      Icon: IconClipboardPlus,
      isOff: false,
      run: () => pasteStoredBlock(getPuck),
    },
    {
      label: 'Delete',
      Icon: IconTrash,
      isOff: isLastScreen(selectedItem, content),
      why: LAST_SCREEN,
      run: () => {
        // Renders before the focus moves: the next block may take the place of this one, and then
        // a second Enter would delete it, too.
        flushSync(() => dispatch({ type: 'remove', ...at }));
        focusBlockName(parent?.props.id);
      },
    },
  ];
}

function moveBlock({ dispatch }: PuckApi, from: BlockPlace, to: BlockPlace): void {
  dispatch({
    type: 'move',
    sourceIndex: from.index,
    sourceZone: from.zone,
    destinationIndex: to.index,
    destinationZone: to.zone,
  });
  dispatch({ type: 'setUi', ui: { itemSelector: { ...to } } });
}
