import { VisuallyHidden } from '@mantine/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { usePuckStore } from '../use-puck-store.ts';
import { placesOf, wordsOfChange } from '../history/words-of-change.ts';

/** Announces to screen readers which block was added, deleted or moved, by whatever means. */
export function BlockAnnouncer() {
  const content = usePuckStore((puck) => puck.appState.data.content);
  const kinds = usePuckStore((puck) => puck.config.components);
  const chosenId = usePuckStore((puck) => puck.selectedItem?.props.id);
  const places = useMemo(() => placesOf(content, kinds), [content, kinds]);
  const before = useRef(places);
  const [words, setWords] = useState('');
  useEffect(() => {
    const said = wordsOfChange(before.current, places, chosenId);
    before.current = places;
    if (said !== '') setWords(said);
  }, [places, chosenId]);
  return <VisuallyHidden aria-live="polite">{words}</VisuallyHidden>;
}
