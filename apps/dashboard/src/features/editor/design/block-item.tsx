import { ActionIcon } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useGetPuck } from '@puckeditor/core';
import type { ReactNode } from 'react';
import styles from './design.module.css';
import { screenOf } from './screen-of.ts';

interface BlockItemProps {
  readonly children: ReactNode;
  readonly name: string;
}

/** A block in the list, with a button that adds it without dragging: for keyboards and thumbs. */
export function BlockItem({ children, name }: BlockItemProps) {
  const getPuck = useGetPuck();
  const add = () => {
    const { appState, dispatch, selectedItem, getParentById } = getPuck();
    const { content } = appState.data;
    const screen = screenOf(selectedItem, (id) => getParentById(id)) ?? content[0];
    if (name === 'Screen' || screen === undefined) {
      dispatch({ type: 'insert', componentType: name, destinationIndex: content.length, destinationZone: 'root:default-zone' });
      return;
    }
    const inside = screen.props['content'];
    dispatch({ type: 'insert', componentType: name, destinationIndex: Array.isArray(inside) ? inside.length : 0, destinationZone: `${screen.props.id}:content` });
  };
  return (
    <div className={styles['item']}>
      {children}
      <ActionIcon className={styles['add'] ?? ''} variant="light" size={26} aria-label={`Add ${name}`} onClick={add} onPointerDown={(event) => event.stopPropagation()}>
        <IconPlus size={15} aria-hidden />
      </ActionIcon>
    </div>
  );
}
