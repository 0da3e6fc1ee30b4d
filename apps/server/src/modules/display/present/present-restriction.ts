import type { DisplayAnswer } from '@beckon/contract/calls';
import { directionOf } from '@beckon/contract/values';
import { SERVER_TEXTS } from '@beckon/languages/server';
import type { SiteRecord } from '../../../store/store.ts';

const TWO_DAYS_MS = 48 * 3_600_000;

/**
 * The notice for an owner over the plan's limit. After 48 hours a reminder follows.
 * docs/behaviour/plan-limits.md#the-owners-notice.
 */
export function presentRestriction(
  { id, settings }: SiteRecord,
  overLimitSince: number,
  nowMs: number,
): DisplayAnswer['client_restriction_setting'] {
  const isLong = nowMs - overLimitSince > TWO_DAYS_MS;
  const { language } = settings;
  const texts = SERVER_TEXTS[language].restriction;
  return {
    id,
    mote_than_two_days: isLong,
    upgrade_popup: markup(directionOf(language), texts.upgrade, texts.upgradeText),
    remindme_popup: markup(directionOf(language), texts.remind, texts.remindText),
  };
}

function markup(dir: string, title: string, text: string): string {
  return `<div class="poptin-popup" dir="${dir}"><h2>${title}</h2><p>${text}</p></div>`;
}
