import { blockIf, type IssueFinder } from '../publish-issue.ts';

export const findTriggerIssues: IssueFinder = ({ triggers, teaser }, { type }) => {
  // A teaser that comes only after closing cannot open what has never been open.
  const hasOwnTeaser = teaser !== undefined && teaser.showMode !== 'after_close';
  const isOpenable = Object.keys(triggers).length > 0 || type === 'embedded' || hasOwnTeaser;
  return [
    ...blockIf(
      !isOpenable,
      'triggers',
      'Choose at least one moment to open; until then nobody sees it.',
    ),
    ...blockIf(triggers.eventName === '', 'triggers', 'Name the event that opens the popup.'),
  ];
};
