import { useGetPuck } from '@puckeditor/core';
import { useEffect } from 'react';
import { usePuckStore } from '../use-puck-store.ts';

/**
 * Shows Puck the chosen block as it is before its owner changes it. Without this, Puck would
 * compare the change with what it last saw: nothing for a new block, and what was undone after
 * undo. It must be inside Puck.
 */
export function KnowChosenBlock() {
  const getPuck = useGetPuck();
  const id = usePuckStore((puck) => puck.selectedItem?.props.id);
  const index = usePuckStore((puck) => puck.history.index);
  useEffect(() => {
    const { selectedItem, resolveDataById } = getPuck();
    if (selectedItem !== null) resolveDataById(selectedItem.props.id, 'load');
  }, [getPuck, id, index]);
  return null;
}
