export { usesCodeLists } from './code-issues.ts';
export { blocksOf } from './blocks-of.ts';
export { findIssues } from './find-issues.ts';
export { patternProblem } from './pattern-problem.ts';
export {
  SECTIONS,
  type CheckedPopup,
  type CodeStock,
  type IssuePlace,
  type PublishIssue,
  type Section,
} from './publish-issue.ts';
