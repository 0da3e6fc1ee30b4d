import {
  PopupReportAnswer,
  PrizeStockAnswer,
  SiteReportAnswer,
  UploadCodesAnswer,
} from '@beckon/contract/owner-calls';
import { NOW } from './factories.ts';
import { popupWith } from './fake-popups.ts';
import type { Route } from './fake-route.ts';

function daysOf(count: number) {
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(Date.parse(NOW) - (count - 1 - index) * 86_400_000)
      .toISOString()
      .slice(0, 10);
    const views = 300 + Math.round(140 * Math.sin(index / 2.2)) + index * 4;
    return { day, views, closes: Math.round(views * 0.6), conversions: Math.round(views * 0.06) };
  });
}

const DAYS = daysOf(30);

/** The calls about reports and prizes, as the contract tells. */
export const REPORT_ROUTES: readonly Route[] = [
  {
    method: 'GET',
    pattern: /^\/api\/owner\/popups\/([^/]+)\/report$/,
    answer: PopupReportAnswer,
    run: (data, { ids: [id] }) => ({
      success: true,
      from: DAYS[0]?.day,
      until: DAYS.at(-1)?.day,
      days: DAYS,
      numbers: popupWith(data, id).numbers,
      closeTriggers: [
        { trigger: 'x_click', count: 600 },
        { trigger: 'bg_click', count: 300 },
        { trigger: 'escape', count: 100 },
      ],
    }),
  },
  {
    method: 'GET',
    pattern: /^\/api\/owner\/popups\/([^/]+)\/prizes$/,
    answer: PrizeStockAnswer,
    run: (data) => ({ success: true, prizes: data.stock }),
  },
  {
    method: 'POST',
    pattern: /^\/api\/owner\/popups\/([^/]+)\/prizes\/([^/]+)\/codes$/,
    answer: UploadCodesAnswer,
    run: (_data, { body }) => {
      const codes = String(body['csv']).trim().split(/\r?\n/);
      return {
        success: true,
        added: new Set(codes).size,
        duplicates: codes.length - new Set(codes).size,
        invalid: 0,
        codesLeft: new Set(codes).size,
      };
    },
  },
  {
    method: 'GET',
    pattern: /^\/api\/owner\/sites\/([^/]+)\/report$/,
    answer: SiteReportAnswer,
    run: (data) => ({
      success: true,
      from: DAYS[0]?.day,
      until: DAYS.at(-1)?.day,
      days: DAYS,
      numbers: { views: 18_320, closes: 9100, conversions: 1024, rate: 0.0559 },
      popups: data.popups.map(({ id, name, numbers }) => ({ popupId: id, name, numbers })),
    }),
  },
];
