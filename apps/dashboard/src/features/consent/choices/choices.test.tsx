import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createFakeServer } from '../../../testing/fake-server.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { Choices } from './choices.tsx';

it('while proofs load, the page does not say that there are none', async () => {
  const server = createFakeServer({ proofs: [] });
  const answer = server.holdNext('/consent/proofs');
  renderPart(<Choices siteId="site-1" services={[]} timeZone="UTC" />, {}, server);
  expect(await screen.findByText('Day by day')).toBeDefined();
  expect(screen.queryByText('No proof found.')).toBeNull();
  answer();
  await waitFor(() => expect(screen.getByText('No proof found.')).toBeDefined());
});
