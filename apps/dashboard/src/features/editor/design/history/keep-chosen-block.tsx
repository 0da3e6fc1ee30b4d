import { useGetPuck } from '@puckeditor/core';
import { useEffect, useRef } from 'react';
import { returnFocus } from '../../../../components/ui/focus/return-focus.ts';
import { FIELDS_ID } from '../panels/focus-places.ts';
import { usePuckStore } from '../use-puck-store.ts';
import { useStepInHistory } from './use-step-in-history.ts';

/**
 * After undo and redo, chooses the block again that was chosen before, with the focus in the same
 * field: Puck goes back to the choice of an earlier time, and its panel would disappear while the
 * owner types in it. It must be inside Puck.
 */
export function KeepChosenBlock() {
  const getPuck = useGetPuck();
  const chosenId = usePuckStore((puck) => puck.selectedItem?.props.id);
  const before = useRef(chosenId);
  const field = useLastField();
  useStepInHistory(() => {
    const wanted = before.current;
    const { dispatch, getSelectorForId } = getPuck();
    const itemSelector = wanted === undefined ? undefined : getSelectorForId(wanted);
    if (itemSelector === undefined) return;
    dispatch({ type: 'setUi', ui: { itemSelector } });
    const fieldId = field.current;
    // The panel is drawn again after this.
    if (fieldId !== undefined)
      setTimeout(() =>
        returnFocus(document.getElementById(fieldId) ?? document.getElementById(FIELDS_ID)),
      );
  });
  useEffect(() => {
    before.current = chosenId;
  }, [chosenId]);
  return null;
}

/** The element id of the field of the panel that has the focus, or had it before it disappeared. */
function useLastField() {
  const field = useRef<string>(undefined);
  useEffect(() => {
    const see = ({ target }: FocusEvent): void => {
      const isField = target instanceof HTMLElement && target.closest(`#${FIELDS_ID}`) !== null;
      field.current = isField ? target.id : undefined;
    };
    // Puck's fields do not let this event pass, so it is caught before it arrives there.
    document.addEventListener('focusin', see, true);
    return () => document.removeEventListener('focusin', see, true);
  }, []);
  return field;
}
