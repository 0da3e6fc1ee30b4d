import { issueIf, type IssueFinder } from '../publish-issue.ts';

export const findClosingIssues: IssueFinder = ({ closing }) =>
  issueIf(closing.contentLock && closing.autoCloseAfterSeconds === undefined, {
    section: 'closing',
    message:
      'With content lock, visitors can only leave by answering. Search engines may punish that.',
  });
