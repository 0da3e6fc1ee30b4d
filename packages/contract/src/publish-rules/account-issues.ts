import { blocksOf } from './design/blocks-of.ts';
import { issueIf, type IssueFinder, placeOfBlock } from './publish-issue.ts';

/** A button to follow or write to the owner needs a name or number; without one it would do nothing. */
export const findAccountIssues: IssueFinder = (_settings, { design, mobileDesign }) => {
  const designs = [design, mobileDesign];
  const messageButton = designs
    .flatMap((each) => blocksOf(each, 'MessageButton'))
    .find(({ account }) => isMissing(account));
  const followBlock = designs
    .flatMap((each) => blocksOf(each, 'Follow'))
    .find(({ accounts }) => Array.isArray(accounts) && accounts.some(lacksAccount));
  return [
    ...issueIf(messageButton !== undefined, {
      ...placeOfBlock(messageButton),
      message:
        'The “Message us” button of your design does not know where to write to. Enter your number or user name.',
      blocksPublishing: true,
    }),
    ...issueIf(followBlock !== undefined, {
      ...placeOfBlock(followBlock),
      message:
        'A follow button of your design has no account. Enter your name there, or take the button out.',
      blocksPublishing: true,
    }),
  ];
};

const lacksAccount = (entry: unknown): boolean => isMissing(Object(entry).account);

const isMissing = (account: unknown): boolean =>
  typeof account !== 'string' || account.trim() === '';
