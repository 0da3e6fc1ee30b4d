import { blockIf, type IssueFinder } from './publish-issue.ts';

export const findTriggerIssues: IssueFinder = ({ triggers, teaser }, { type }) => {
  const isOpenable =
    Object.keys(triggers).length > 0 || type === 'embedded' || teaser !== undefined;
  return [
    ...blockIf(
      !isOpenable,
      'triggers',
      'Choose at least one moment to open; until then nobody sees it.',
    ),
    ...blockIf(triggers.eventName === '', 'triggers', 'Name the event that opens the popup.'),
  ];
};
