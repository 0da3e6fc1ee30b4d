import type {
  AbTest,
  AbTestAnswer,
  AbTestsAnswer,
  PromoteArmRequest,
  UpdateAbTestRequest,
} from '@beckon/contract/owner-calls';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callServer } from './call-server.ts';
import { popupsQuery, trashQuery } from './popups.ts';

/** The tests of a popup, the newest first, and the goals that a test can use. */
export function abTestsQuery(popupId: string) {
  return queryOptions({
    queryKey: ['popups', popupId, 'ab-tests'],
    queryFn: ({ signal }) =>
      callServer<AbTestsAnswer>('GET', `/api/owner/popups/${popupId}/ab-tests`, { signal }),
    // Loaded again each time, because the owner may have just edited a variant.
    staleTime: 0,
  });
}

/** The running test that has counted visitors, so that changes of its designs would disturb it. */
export function countingTest({ tests }: Pick<AbTestsAnswer, 'tests'>): AbTest | undefined {
  return tests.find(
    ({ state, arms }) => state === 'running' && arms.some(({ visitors }) => visitors > 0),
  );
}

/** A change that an owner makes to the tests of a popup. */
export type AbTestStep =
  | { readonly do: 'create' }
  | { readonly do: 'add-arm' | 'start' | 'stop' | 'discard'; readonly test: AbTest }
  | { readonly do: 'remove-arm'; readonly test: AbTest; readonly popupId: string }
  | { readonly do: 'promote'; readonly test: AbTest; readonly body: PromoteArmRequest }
  | { readonly do: 'update'; readonly test: AbTest; readonly body: UpdateAbTestRequest };

function callFor(popupId: string, step: AbTestStep): Promise<unknown> {
  if (step.do === 'create')
    return callServer<AbTestAnswer>('POST', `/api/owner/popups/${popupId}/ab-tests`);
  const address = `/api/owner/ab-tests/${step.test.id}`;
  switch (step.do) {
    case 'add-arm':
      return callServer<AbTestAnswer>('POST', `${address}/arms`);
    case 'remove-arm':
      return callServer<AbTestAnswer>('DELETE', `${address}/arms/${step.popupId}`);
    case 'update':
      return callServer<AbTestAnswer>('PATCH', address, { body: step.body });
    case 'promote':
      return callServer<AbTestAnswer>('POST', `${address}/promote`, { body: step.body });
    case 'discard':
      return callServer('DELETE', address);
    default:
      return callServer<AbTestAnswer>('POST', `${address}/${step.do}`);
  }
}

/** Sends a change; afterwards, the tests and the list of popups are loaded again. */
export function useAbTestStep(siteId: string, popupId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (step: AbTestStep) => callFor(popupId, step),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['popups', popupId] }),
        client.invalidateQueries({ queryKey: popupsQuery(siteId).queryKey }),
        client.invalidateQueries({ queryKey: trashQuery(siteId).queryKey }),
      ]),
  });
}
