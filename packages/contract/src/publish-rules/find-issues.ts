import type { PopupSettings } from '../settings/popup-settings.ts';
import { findAccountIssues } from './account-issues.ts';
import { findAfterIssues } from './settings/after-issues.ts';
import { findAudienceIssues } from './settings/audience-issues.ts';
import { findClosingIssues } from './settings/closing-issues.ts';
import { findEmptyLists } from './settings/code-issues.ts';
import { findDesignIssues } from './design/design-issues.ts';
import { findEmptyIssues } from './design/empty-issues.ts';
import { findFormIssues } from './design/form-issues.ts';
import { findLinkIssues } from './design/link-issues.ts';
import { findPictureIssues } from './design/picture-issues.ts';
import { findPrizeIssues } from './settings/prize-issues.ts';
import { findProductIssues } from './design/product-issues.ts';
import { findPromiseIssues } from './design/promise-issues.ts';
import type { CheckedPopup, IssueFinder, PublishIssue } from './publish-issue.ts';
import { findScheduleIssues } from './settings/schedule-issues.ts';
import { findShopIssues } from './shop-issues.ts';
import { findTriggerIssues } from './settings/trigger-issues.ts';
import { findVideoIssues } from './design/video-issues.ts';

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
