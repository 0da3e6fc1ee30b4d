import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type Section, SECTIONS } from './settings/find-issues.ts';

/** The section of the settings that the address asks for, and the way to ask for one: from anywhere, even when the editor was left. */
export function useSection(popupId: string): { readonly asked: Section | undefined; readonly key: string; readonly ask: (section: Section) => void } {
  const { hash, key } = useLocation();
  const navigate = useNavigate();
  const ask = useCallback((section: Section) => void navigate({ pathname: `/popups/${popupId}/edit`, hash: section }, { replace: true }), [navigate, popupId]);
  return { asked: SECTIONS.find((section) => `#${section}` === hash), key, ask };
}
