import type { ConsentIssue } from '@beckon/contract/consent';
import { useEffect, useState } from 'react';
import { type EditorSection, focusField, sectionOfIssue } from './editor-sections.ts';

interface Place {
  readonly section: EditorSection;
  /** The field that the owner is led to; empty: none. */
  readonly field: string;
  /** Counts how often the owner was led to a field. As a key, it opens the cards again. */
  readonly visit: number;
}

/** The shown section of the editor, and functions that show another one or the field of an issue. */
export function useShownPlace() {
  const [place, setPlace] = useState<Place>({ section: 'look', field: '', visit: 0 });
  useEffect(() => {
    if (place.field !== '') focusField(place.field);
  }, [place]);
  return {
    ...place,
    showSection: (section: EditorSection) =>
      setPlace(({ visit }) => ({ section, field: '', visit })),
    showIssue: (issue: ConsentIssue) =>
      setPlace(({ visit }) => ({
        section: sectionOfIssue(issue),
        field: issue.field,
        visit: visit + 1,
      })),
  };
}
