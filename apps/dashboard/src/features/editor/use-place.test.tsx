import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { expect, it } from 'vitest';
import { aPopup } from '../../testing/factories.ts';
import { DraftSaver } from './draft/draft-saver.ts';
import { registerOpenDraft } from './open-draft.ts';
import { usePlace } from './use-place.ts';

const EDITOR = '/popups/Popup00000001/edit';

function openAt(...entries: string[]) {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter initialEntries={entries}>{children}</MemoryRouter>
  );
  const { result } = renderHook(
    () => ({
      place: usePlace('Popup00000001'),
      path: useLocation().pathname,
      navigate: useNavigate(),
    }),
    { wrapper },
  );
  act(() => result.current.place.ask({ section: 'closing' }));
  expect(result.current).toMatchObject({ path: EDITOR, place: { asked: { section: 'closing' } } });
  act(() => void result.current.navigate(-1));
  return result.current.path;
}

it('the back button leads from the editor to the page before it', () => {
  expect(openAt('/popups', '/leads')).toBe('/leads');
});

it('a change of place within the editor adds no step to the browser history', () => {
  const popup = aPopup();
  const end = registerOpenDraft(
    new DraftSaver({
      popup,
      save: () => Promise.resolve(popup),
      load: () => Promise.resolve(popup),
    }),
  );
  expect(openAt('/popups', EDITOR)).toBe('/popups');
  end();
});
