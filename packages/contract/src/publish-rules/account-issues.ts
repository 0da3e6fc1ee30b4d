import { blocksOf } from './blocks-of.ts';
import { blockIf, type IssueFinder } from './publish-issue.ts';

/** Who follows or writes to the owner needs to know whom: a button to nobody would do nothing. */
export const findAccountIssues: IssueFinder = (_settings, { design, mobileDesign }) => {
  const designs = [design, mobileDesign];
  const writesToNobody = designs
    .flatMap((each) => blocksOf(each, 'MessageButton'))
    .some(({ account }) => isMissing(account));
  const followsNobody = designs
    .flatMap((each) => blocksOf(each, 'Follow'))
    .flatMap(({ accounts }) => (Array.isArray(accounts) ? accounts : []))
    .some((entry: unknown) => isMissing(Object(entry).account));
  return [
    ...blockIf(
      writesToNobody,
      'display',
      'The “Message us” button of your design does not know whom to write to. Enter your number or user name.',
    ),
    ...blockIf(
      followsNobody,
      'display',
      'A follow button of your design has no account. Enter your name there, or take the button out.',
    ),
  ];
};

const isMissing = (account: unknown): boolean =>
  typeof account !== 'string' || account.trim() === '';
