import type { PopupSettings } from '../settings/popup-settings.ts';
import { findAccountIssues } from './account-issues.ts';
import { findAfterIssues } from './after-issues.ts';
import { findAudienceIssues } from './audience-issues.ts';
import { findClosingIssues } from './closing-issues.ts';
import { findEmptyLists } from './code-issues.ts';
import { findDesignIssues } from './design-issues.ts';
import { findEmptyIssues } from './empty-issues.ts';
import { findFormIssues } from './form-issues.ts';
import { findLinkIssues } from './link-issues.ts';
import { findPictureIssues } from './picture-issues.ts';
import { findPrizeIssues } from './prize-issues.ts';
import { findProductIssues } from './product-issues.ts';
import { findPromiseIssues } from './promise-issues.ts';
import type { CheckedPopup, IssueFinder, PublishIssue } from './publish-issue.ts';
import { findScheduleIssues } from './schedule-issues.ts';
import { findShopIssues } from './shop-issues.ts';
import { findTriggerIssues } from './trigger-issues.ts';
import { findVideoIssues } from './video-issues.ts';

const FINDERS: readonly IssueFinder[] = [
  findTriggerIssues,
  findAudienceIssues,
  findScheduleIssues,
  findClosingIssues,
  findAfterIssues,
  findPrizeIssues,
  findEmptyLists,
  findPromiseIssues,
  findDesignIssues,
  findEmptyIssues,
  findFormIssues,
  findLinkIssues,
  findPictureIssues,
  findProductIssues,
  findVideoIssues,
  findShopIssues,
  findAccountIssues,
];

/**
 * Everything that is missing or wrong in a popup, in the order of the sections. The editor shows
 * it, and neither the editor nor the server publishes a popup with an issue that blocks publishing.
 * No side effects.
 */
export function findIssues(settings: PopupSettings, popup: CheckedPopup): readonly PublishIssue[] {
  return FINDERS.flatMap((find) => find(settings, popup));
}
