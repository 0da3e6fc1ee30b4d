import { defaultSettings } from '@beckon/contract/settings';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aPopup } from '../../../testing/factories.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { SchedulePanel } from './schedule-panel.tsx';

it.each([
  [
    '22:00',
    '02:00',
    'They end at 02:00 of the next day, and count to the day on which they begin.',
  ],
  ['09:00', '17:00', undefined],
])(
  'the settings of a schedule say to which day its hours count: %s to %s',
  async (from, until, words) => {
    const schedule = { weekdays: [5], hours: { from, until } };
    const settings = { ...defaultSettings('lightbox'), schedule };
    const popup = { ...aPopup(), settings };
    renderPart(<SchedulePanel settings={settings} popup={popup} onChange={() => undefined} />);
    expect(await screen.findByText(/All in the time zone/u)).toBeDefined();
    expect(screen.queryByText(/of the next day/u)?.textContent).toBe(words);
  },
);
