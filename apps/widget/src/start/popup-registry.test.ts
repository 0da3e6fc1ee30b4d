import { aPopupWithRules } from '@beckon/popup-core/popup/testing/a-popup';
import { expect, it, vi } from 'vitest';
import type { PopupState } from '@beckon/popup-core/lifecycle/popup-state';
import type { DisplayDecision } from '../popup/display-answer.ts';
import { createPopupRegistry, type PopupRegistryDeps } from './popup-registry.ts';

const NO_POPUPS: DisplayDecision = Object.assign(Object.create(null), { popups: [], site: {} });

/** A page with one popup, whose life has come to this state. */
async function aPage(state: PopupState) {
  const leave = vi.fn();
  const controller = { state: () => state, fire: () => true, trace: vi.fn(), leave };
  const deps: PopupRegistryDeps = Object.assign(Object.create(null), {
    isPreview: true,
    report: expect.fail,
    loadPart: async () => undefined,
    loadText: async () => undefined,
    loadShow: async () => ({ run: () => controller }),
  });
  const registry = createPopupRegistry(deps);
  const details = aPopupWithRules({ type: 'lightbox' });
  registry.add({ ...NO_POPUPS, popups: [details] });
  await registry.open(details.popup.id, 'click');
  registry.add(NO_POPUPS);
  return { leave, isKept: registry.has(details.popup.id) };
}

it.each<[PopupState, boolean]>([
  [{ name: 'armed' }, false],
  [{ name: 'waiting', firedBy: 'exit' }, false],
  [{ name: 'waiting', firedBy: 'click' }, true],
  [{ name: 'waiting', firedBy: 'teaser' }, true],
  [{ name: 'loading', firedBy: 'exit' }, true],
])('a popup in state %j that the next answer does not offer is kept: %s', async (state, isKept) => {
  const page = await aPage(state);
  expect([page.isKept, page.leave.mock.calls.length]).toEqual([isKept, isKept ? 0 : 1]);
});
