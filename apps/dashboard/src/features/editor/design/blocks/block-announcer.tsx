import { VisuallyHidden } from '@mantine/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { usePuckStore } from '../use-puck-store.ts';
import { useStepInHistory } from '../history/use-step-in-history.ts';
import { placesOf, wordsOfChange } from '../history/words-of-change.ts';

/**
 * Announces to screen readers which block was added, deleted or moved, by whatever means, and what
 * was undone.
 */
export function BlockAnnouncer() {
  const content = usePuckStore((puck) => puck.appState.data.content);
  const kinds = usePuckStore((puck) => puck.config.components);
  const chosenId = usePuckStore((puck) => puck.selectedItem?.props.id);
  const places = useMemo(() => placesOf(content, kinds), [content, kinds]);
  const before = useRef(places);
  const [words, setWords] = useState('');
  // The number makes each announcement another one, because equal words are not read again.
  useStepInHistory((kind, left) =>
    setWords(kind === 'undo' ? `Undone, ${left} more to undo` : `Done again, ${left} more to redo`),
  );
  useEffect(() => {
    const said = wordsOfChange(before.current, places, chosenId);
    before.current = places;
    if (said !== '') setWords(said);
  }, [places, chosenId]);
  return <VisuallyHidden aria-live="polite">{words}</VisuallyHidden>;
}
