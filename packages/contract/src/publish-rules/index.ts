export { usesCodeLists } from './settings/code-issues.ts';
export { usesCatalogue } from './design/product-issues.ts';
export { blocksOf } from './design/blocks-of.ts';
export { findIssues } from './find-issues.ts';
export { patternProblem } from './settings/pattern-problem.ts';
export {
  SECTIONS,
  type CheckedPopup,
  type CodeStock,
  type IssuePlace,
  type PublishIssue,
  type Section,
} from './publish-issue.ts';
