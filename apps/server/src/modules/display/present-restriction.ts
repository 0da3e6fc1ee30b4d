import type { DisplayAnswer } from '@beckon/contract/calls';
import type { SiteRecord } from '../../store/store.ts';

const TWO_DAYS_MS = 48 * 3_600_000;

const TEXTS = {
  en: {
    dir: 'ltr',
    upgrade: 'Your popups are paused',
    upgradeText:
      'This month’s views are used up. Raise the limit of your plan to show popups again.',
    remind: 'Still paused',
    remindText:
      'Your popups have been off for more than two days, because this month’s views are used up.',
  },
  he: {
    dir: 'rtl',
    upgrade: 'הפופאפים שלכם מושהים',
    upgradeText: 'מכסת הצפיות החודשית נוצלה. הגדילו את המכסה בתוכנית כדי להציג שוב.',
    remind: 'עדיין מושהה',
    remindText: 'הפופאפים כבויים יותר מיומיים, כי מכסת הצפיות החודשית נוצלה.',
  },
} as const;

/**
 * What an owner over the plan's limit is shown: after 48 h a reminder instead of the first notice.
 * docs/behaviour/plan-limits.md#the-owners-notice.
 */
export function presentRestriction(
  { id, settings }: SiteRecord,
  overLimitSince: number,
  nowMs: number,
): DisplayAnswer['client_restriction_setting'] {
  const isLong = nowMs - overLimitSince > TWO_DAYS_MS;
  const texts = TEXTS[settings.language];
  return {
    id,
    mote_than_two_days: isLong,
    upgrade_popup: markup(texts.dir, texts.upgrade, texts.upgradeText),
    remindme_popup: markup(texts.dir, texts.remind, texts.remindText),
  };
}

function markup(dir: string, title: string, text: string): string {
  return `<div class="poptin-popup" dir="${dir}"><h2>${title}</h2><p>${text}</p></div>`;
}
