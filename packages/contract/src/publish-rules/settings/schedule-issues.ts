import { blockIf, type IssueFinder } from '../publish-issue.ts';

export const findScheduleIssues: IssueFinder = ({ schedule: { from, until, weekdays, hours } }) => [
  ...blockIf(
    from !== undefined && until !== undefined && from > until,
    'schedule',
    'It would end before it starts.',
  ),
  ...blockIf(weekdays?.length === 0, 'schedule', 'Choose at least one weekday.'),
  ...blockIf(hours !== undefined && hours.from === hours.until, 'schedule', 'The hours are empty.'),
];
