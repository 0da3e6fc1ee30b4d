import { act, renderHook } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createQueryClient } from '../../app/query-client.ts';
import { aConsent } from '../../testing/fake-consent.ts';
import { useKeptDraft } from './use-kept-draft.ts';

/** Opens the editor of the banner, with this as the saved one. */
function openEditor(saved = aConsent({ revision: 4 }), client = createQueryClient()) {
  return renderHook((now) => useKeptDraft('site1', now), {
    initialProps: saved,
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
}

it('unsaved changes keep their revision, so they do not overwrite what a colleague saved meanwhile', () => {
  const client = createQueryClient();
  const before = openEditor(aConsent({ revision: 4 }), client);
  act(() => before.result.current.change({ position: 'center' }));
  before.unmount();
  const colleagues = { ...aConsent().draft, expiryDays: 90 };
  const { result } = openEditor(aConsent({ revision: 5, draft: colleagues }), client);
  expect(result.current).toMatchObject({ revision: 4, draft: { position: 'center' } });
  act(() => result.current.discard());
  expect(result.current).toMatchObject({ revision: 5, draft: { expiryDays: 90 } });
});

it('a change after saving is made from the saved revision', () => {
  const { result, rerender } = openEditor();
  act(() => result.current.change({ position: 'center' }));
  expect(result.current).toMatchObject({ revision: 4, isChanged: true });
  rerender(aConsent({ revision: 5, draft: result.current.draft }));
  expect(result.current).toMatchObject({ revision: 5, isChanged: false });
  act(() => result.current.change({ position: 'bottom' }));
  expect(result.current).toMatchObject({ revision: 5, isChanged: true });
});
