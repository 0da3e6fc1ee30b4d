import { expect, it } from 'vitest';
import { createFakeServer } from './fake-server.ts';
import { expectAnswersByContract } from './check-answer.ts';
import { aPopup } from './factories.ts';

it('a test fails if an answer of the fake server violates the contract', () => {
  const wrong = { ...aPopup(), revision: 0.5 };
  createFakeServer({ popups: [wrong] }).handle('/api/owner/popups/Popup00000001', 'GET', undefined);
  expect(expectAnswersByContract).toThrow('/popup/revision');
});

it('a test passes if the answers of the fake server match the contract', () => {
  createFakeServer().handle('/api/owner/popups/Popup00000001', 'GET', undefined);
  expect(expectAnswersByContract).not.toThrow();
});
