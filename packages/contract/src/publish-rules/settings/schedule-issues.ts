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
  const { startMs, endMs } = shownSpan(schedule, ZONE);
  const [, day = '', time = ''] = COUNTS_TO.exec(appearance.timer?.value ?? '') ?? [];
  return [
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
