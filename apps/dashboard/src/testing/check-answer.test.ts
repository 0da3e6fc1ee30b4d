import { expect, it } from 'vitest';
import { createFakeServer } from './fake-server.ts';
import { expectAnswersByContract } from './check-answer.ts';
import { aPopup } from './factories.ts';

it('an answer of the fake server that the contract does not allow fails the test', () => {
  const wrong = { ...aPopup(), revision: 0.5 };
  createFakeServer({ popups: [wrong] }).handle('/api/owner/popups/Popup00000001', 'GET', undefined);
  expect(expectAnswersByContract).toThrow('/popup/revision');
});

it('answers by the contract fail no test', () => {
  createFakeServer().handle('/api/owner/popups/Popup00000001', 'GET', undefined);
  expect(expectAnswersByContract).not.toThrow();
});
