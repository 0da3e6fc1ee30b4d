import {
  defaultSettings,
  type PopupSettings,
  type ScheduleSettings,
} from '@beckon/contract/settings';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
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

function openPanel(schedule: ScheduleSettings) {
  const settings = { ...defaultSettings('lightbox'), schedule };
  const onChange = vi.fn();
  renderPart(
    <SchedulePanel settings={settings} popup={{ ...aPopup(), settings }} onChange={onChange} />,
  );
  const enter = async (label: string, value: string) => {
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
    return onChange.mock.lastCall?.[0].schedule;
  };
  return { enter };
}

it('a first and a last day may have a time of day, and lose it when the time or the day is emptied', async () => {
  const { enter } = openPanel({ from: '2026-11-27', until: '2026-11-30T23:59' });
  expect(await enter('Start time', '08:00')).toMatchObject({ from: '2026-11-27T08:00' });
  expect(await enter('Last day', '2026-12-01')).toMatchObject({ until: '2026-12-01T23:59' });
  expect(await enter('End time', '')).toMatchObject({ until: '2026-11-30' });
  expect(await enter('Last day', '')).toEqual({ from: '2026-11-27' });
});

function EditablePanel({ onChange }: { readonly onChange: (schedule: ScheduleSettings) => void }) {
  const [settings, setSettings] = useState<PopupSettings>({
    ...defaultSettings('lightbox'),
    schedule: { until: '2026-11-30T18:00' },
  });
  const change = (next: PopupSettings) => {
    setSettings(next);
    onChange(next.schedule);
  };
  return <SchedulePanel settings={settings} popup={{ ...aPopup(), settings }} onChange={change} />;
}

it('the time of a schedule is kept while its day is edited', async () => {
  const onChange = vi.fn();
  renderPart(<EditablePanel onChange={onChange} />);
  const day = await screen.findByLabelText('Last day');
  fireEvent.change(day, { target: { value: '' } });
  expect(onChange).toHaveBeenLastCalledWith({});
  fireEvent.change(day, { target: { value: '2026-12-02' } });
  expect(onChange).toHaveBeenLastCalledWith({ until: '2026-12-02T18:00' });
});

it('a time of day can be entered only for a day', async () => {
  openPanel({ until: '2026-11-30' });
  expect((await screen.findByLabelText<HTMLInputElement>('Start time')).disabled).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>('End time').disabled).toBe(false);
});

it.each([
  [{ from: '2026-11-27T08:00', until: '2026-11-27' }, false],
  [{ from: '2026-11-27T08:00', until: '2026-11-27T08:00' }, true],
  [{ from: '2026-11-28', until: '2026-11-27T20:00' }, true],
])(
  'of the schedule %j, the panel says that its end is not after its start: %s',
  async (schedule, isWrong) => {
    openPanel(schedule);
    await screen.findByLabelText('Last day');
    expect(screen.queryByText('Not after the start') !== null).toBe(isWrong);
  },
);
