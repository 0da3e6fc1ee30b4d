import type { ScheduleSettings } from '../../settings/audience.ts';
import { parseIsoDate } from '../../form-rules/dates/calendar-date.ts';
import { localMoment } from '../../decide/local-moment.ts';
import { shownSpan } from '../../decide/shown-span.ts';
import { blockIf, issueIf, type IssueFinder } from '../publish-issue.ts';

/** A countdown to a moment. docs/behaviour/popup-parts.md#countdown. */
const COUNTS_TO = /^(\d{4}-\d{2}-\d{2})\|(\d{2}:\d{2})@/;
/** Everything is set in the time zone of the site, so any zone shows what comes first. */
const ZONE = 'UTC';

/** Finds a schedule that is never on, and a countdown that is over before the schedule begins. */
export const findScheduleIssues: IssueFinder = ({ schedule, appearance }) => {
  const { weekdays, hours } = schedule;
  const impossible = impossibleMoment(schedule);
  const { startMs, endMs } = shownSpan(schedule, ZONE);
  const [, day = '', time = ''] = COUNTS_TO.exec(appearance.timer?.value ?? '') ?? [];
  return [
    ...blockIf(impossible !== undefined, 'schedule', `There is no ${impossible ?? ''}.`),
    ...blockIf(startMs > endMs, 'schedule', 'It would end before it starts.'),
    ...blockIf(startMs === endMs, 'schedule', 'It would end when it starts.'),
    ...blockIf(weekdays?.length === 0, 'schedule', 'Choose at least one weekday.'),
    ...blockIf(
      hours !== undefined && hours.from === hours.until,
      'schedule',
      'The hours are empty.',
    ),
    ...issueIf(localMoment(`${day}T${time}`, ZONE) <= startMs, {
      section: 'schedule',
      message:
        'The countdown of this popup ends before the schedule starts, so the popup would close at once.',
    }),
  ];
};

/** Of `2026-12-31`, which a time of day may follow. */
const DAY_LENGTH = 10;
const HOUR = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const END_OF_DAY = '24:00';

/**
 * The first day or hour that no calendar or clock has, such as 31 February, or 25:00. The editor
 * cannot enter one, but a file or a program can.
 */
function impossibleMoment({ from, until, hours }: ScheduleSettings): string | undefined {
  const day = [from, until]
    .map((limit) => limit?.slice(0, DAY_LENGTH))
    .find((text) => text !== undefined && parseIsoDate(text) === undefined);
  if (day !== undefined) return `day ${day}`;
  const hour = [hours?.from, hours?.until].find(
    (text) => text !== undefined && !HOUR.test(text) && text !== END_OF_DAY,
  );
  return hour === undefined ? undefined : `time ${hour}`;
}
