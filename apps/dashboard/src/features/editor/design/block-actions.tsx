import { ActionIcon, Tooltip } from '@mantine/core';
import { useGetPuck } from '@puckeditor/core';
import { IconArrowDown, IconArrowUp, IconCopy, IconTrash } from '@tabler/icons-react';
import { flushSync } from 'react-dom';
import styles from './design.module.css';
import { focusBlockName } from './focus-places.ts';
import { SCREENS_ZONE, usePuckStore } from './use-puck-store.ts';

/** The number of other blocks in the same list. */
function siblingsIn(
  content: readonly { readonly props: Readonly<Record<string, unknown>> }[],
  parent: { readonly props: Readonly<Record<string, unknown>> } | undefined,
  zone: string,
): number {
  if (zone === SCREENS_ZONE) return content.length;
  const slot: unknown = parent?.props[zone.slice(zone.indexOf(':') + 1)];
  return Array.isArray(slot) ? slot.length : 0;
}

/**
 * Buttons that move, duplicate and delete the chosen block: what pointers do by dragging and on the
 * canvas.
 */
export function BlockActions() {
  const getPuck = useGetPuck();
  const id = usePuckStore((puck) => puck.selectedItem?.props.id);
  usePuckStore((puck) => puck.appState.data);
  if (id === undefined) return null;
  const { getSelectorForId, getParentById, appState, dispatch } = getPuck();
  const at = getSelectorForId(id);
  if (at === undefined) return null;
  const { index, zone } = at;
  const last = siblingsIn(appState.data.content, getParentById(id), zone) - 1;
  const move = (to: number) => {
    dispatch({ type: 'reorder', sourceIndex: index, destinationIndex: to, destinationZone: zone });
    dispatch({ type: 'setUi', ui: { itemSelector: { index: to, zone } } });
  };
  const remove = () => {
    const parentId = getParentById(id)?.props.id;
    // Renders before the focus moves: the next block may take the place of this one, and then a
    // second Enter would delete it, too.
    flushSync(() => dispatch({ type: 'remove', index, zone }));
    focusBlockName(typeof parentId === 'string' ? parentId : undefined);
  };
  const actions = [
    { label: 'Move up', Icon: IconArrowUp, isOff: index === 0, run: () => move(index - 1) },
    { label: 'Move down', Icon: IconArrowDown, isOff: index >= last, run: () => move(index + 1) },
    {
      label: 'Duplicate',
      Icon: IconCopy,
      isOff: false,
      run: () => dispatch({ type: 'duplicate', sourceIndex: index, sourceZone: zone }),
    },
    {
      label: 'Delete',
      Icon: IconTrash,
      isOff: false,
      run: remove,
    },
  ];
  return (
    <div className={styles['actions']} role="toolbar" aria-label="Block">
      {actions.map(({ label, Icon, isOff, run }) => (
        <Tooltip key={label} label={label}>
          <ActionIcon variant="default" size={34} aria-label={label} disabled={isOff} onClick={run}>
            <Icon size={17} aria-hidden />
          </ActionIcon>
        </Tooltip>
      ))}
    </div>
  );
}
