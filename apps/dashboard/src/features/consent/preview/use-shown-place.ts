import type { ConsentIssue } from '@beckon/contract/consent';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type EditorSection, focusField, isSection, sectionOfIssue } from '../editor-sections.ts';

interface Place {
  readonly section: EditorSection;
  /** The field that the owner is led to; empty: none. */
  readonly field: string;
  /** Counts how often the owner was led to a field. As a key, it opens the cards again. */
  readonly visit: number;
}

/**
 * The shown section of the editor, and functions that show another one or the field of an issue.
 * The address names the section, so that it is shown again after the page is reloaded.
 */
export function useShownPlace() {
  const named = useLocation().hash.slice(1);
  const navigate = useNavigate();
  const [place, setPlace] = useState<Place>({
    section: isSection(named) ? named : 'look',
    field: '',
    visit: 0,
  });
  const show = (section: EditorSection, change: (before: Place) => Omit<Place, 'section'>) => {
    setPlace((before) => ({ section, ...change(before) }));
    void navigate({ hash: section }, { replace: true });
  };
  useEffect(() => {
    if (place.field !== '') focusField(place.field);
  }, [place]);
  return {
    ...place,
    showSection: (section: EditorSection) => show(section, ({ visit }) => ({ field: '', visit })),
    showIssue: (issue: ConsentIssue) =>
      show(sectionOfIssue(issue), ({ visit }) => ({ field: issue.field, visit: visit + 1 })),
  };
}
