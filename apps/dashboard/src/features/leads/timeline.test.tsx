import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import { Timeline } from './timeline.tsx';

it('the timeline of a lead says which orders were left out of reports', async () => {
  renderPart(<Timeline leadId="lead1" timeZone="UTC" />);
  const list = await screen.findByRole('list', { name: 'On your site' });
  const rows = await within(list).findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent.replaceAll(/[\u2066-\u2069]/gu, ''))).toEqual([
    expect.stringMatching(/Reached the goal “order”, left out of reports$/u),
    expect.stringMatching(/Reached the goal “sign-up”$/u),
    expect.stringMatching(/Saw “Ten percent off”$/u),
  ]);
});
