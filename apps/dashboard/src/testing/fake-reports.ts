import {
  type PopupNumbers,
  PopupReportAnswer,
  PrizeStockAnswer,
  ReportAnswersAnswer,
  ReportSplitAnswer,
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
    return {
      day,
      views,
      interactions: Math.round(views * 0.2),
      closes: Math.round(views * 0.6),
      conversions: Math.round(views * 0.06),
      leads: Math.round(views * 0.05),
      goals: index % 3,
      revenue:
        index % 3 === 0 ? [] : [{ currency: 'EUR', orders: index % 3, value: (index % 3) * 50 }],
    };
  });
}

const DAYS = daysOf(30);
const NONE = { views: 0, interactions: 0, closes: 0, conversions: 0, leads: 0 };

/** The common part of all reports, with these numbers of a popup or site. */
function reportOf(numbers: PopupNumbers) {
  const all = {
    ...numbers,
    offered: numbers.views * 4,
    lost: numbers.views,
    interactions: Math.round(numbers.views * 0.2),
    leads: numbers.conversions,
    rateFrom: numbers.rate * 0.9,
    rateUntil: numbers.rate * 1.1,
  };
  return {
    success: true,
    from: DAYS[0]?.day,
    until: DAYS.at(-1)?.day,
    before: { from: '2026-09-22', until: '2026-10-21' },
    days: DAYS,
    daysBefore: DAYS.map(({ day }) => ({ day, ...NONE })),
    numbers: all,
    numbersBefore: { ...all, views: Math.round(all.views / 2) },
    numbersToday: { ...all, ...NONE, views: Math.round(all.views / 10) },
    isUnfinished: true,
    reasons: [
      { reason: 'page-url', count: 4000 },
      { reason: 'frequency', count: 1000 },
    ],
    closeTriggers: [
      { trigger: 'x_click', count: 600 },
      { trigger: 'bg_click', count: 300 },
      { trigger: 'escape', count: 100 },
    ],
    revenue: numbers.views === 0 ? [] : [{ currency: 'EUR', orders: 40, value: 1999.5 }],
    revenueBefore: [],
    goals:
      numbers.views === 0
        ? []
        : [
            { name: 'order', count: 40, revenue: [{ currency: 'EUR', orders: 40, value: 1999.5 }] },
            { name: 'sign-up', count: 7, revenue: [] },
          ],
    revenueToday: [],
    carts: {
      seen: 200,
      ordered: 60,
      abandoned: 130,
      open: 10,
      revenue: [{ currency: 'EUR', orders: 60, value: 2400 }],
    },
  };
}

function splitRow(value: string, views: number) {
  const { numbers, numbersBefore, numbersToday } = reportOf({
    views,
    closes: 0,
    conversions: 20,
    rate: 0.05,
  });
  return { value, numbers, numbersBefore, numbersToday, goals: 0, revenue: [] };
}

const RECOMMENDING = {
  id: '1 Would you recommend us?',
  label: 'Would you recommend us?',
  earlierLabels: ['Do you like us?'],
  answered: 40,
  choices: Array.from({ length: 11 }, (_, at) => ({
    text: String(at),
    count: at === 10 ? 24 : at === 7 ? 10 : at === 3 ? 6 : 0,
  })),
  average: 8.2,
  promoters: { score: 45, promoters: 24, passives: 10, detractors: 6 },
};
const HEARD_OF_US = {
  id: '1 איך שמעתם עלינו?',
  label: 'איך שמעתם עלינו?',
  earlierLabels: [],
  answered: 0,
  choices: [{ text: 'מחברים', count: 0 }],
};

/** The calls about reports and prizes, as the contract defines them. */
export const REPORT_ROUTES: readonly Route[] = [
  {
    method: 'GET',
    pattern: /^\/api\/owner\/popups\/([^/]+)\/report$/,
    answer: PopupReportAnswer,
    run: (data, { ids: [id] }) => ({
      ...reportOf(popupWith(data, id).numbers),
      ...(data.countedSince === undefined ? {} : { since: data.countedSince }),
    }),
  },
  {
    method: 'GET',
    pattern: /^\/api\/owner\/popups\/([^/]+)\/report\/answers$/,
    answer: ReportAnswersAnswer,
    run: () => ({
      success: true,
      from: DAYS[0]?.day,
      until: DAYS.at(-1)?.day,
      leads: 40,
      isCut: false,
      questions: [RECOMMENDING, HEARD_OF_US],
    }),
  },
  {
    method: 'GET',
    pattern: /^\/api\/owner\/(?:sites|popups)\/([^/]+)\/report\/splits\/([^/]+)$/,
    answer: ReportSplitAnswer,
    run: () => ({
      success: true,
      from: DAYS[0]?.day,
      until: DAYS.at(-1)?.day,
      rows: [splitRow('first', 400), splitRow('', 100), splitRow('(other)', 40)],
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
        otherCase: codes.includes('spring-1') ? 1 : 0,
        elsewhere: [
          { popupId: 'Popup00000002', name: 'Sale', isDeleted: false, codes: 1 },
          { popupId: 'Popup00000003', name: 'Old', isDeleted: true, codes: 1200 },
          { popupId: 'Popup00000004', name: 'New', isDeleted: false, codes: 3 },
          ...Array.from({ length: 14 }, (_, at) => ({
            popupId: `Copy${at}`,
            name: `Copy ${at}`,
            isDeleted: false,
            codes: 1,
          })),
        ].slice(0, codes.includes('IN ALL') ? 17 : codes.includes('SHARED') ? 2 : 0),
        invalid: 0,
        codesLeft: new Set(codes).size,
        firstCodes: codes.slice(0, 3),
      };
    },
  },
  {
    method: 'GET',
    pattern: /^\/api\/owner\/sites\/([^/]+)\/report$/,
    answer: SiteReportAnswer,
    run: (data) => ({
      ...reportOf({ views: 18_320, closes: 9100, conversions: 1024, rate: 0.0559 }),
      popups: data.popups.map(({ id, name, numbers }) => ({
        popupId: id,
        name,
        numbers,
        numbersBefore: numbers,
        numbersToday: { views: 0, closes: 0, conversions: 0, rate: 0 },
        ...(data.newPopups?.includes(id) ? { since: '2026-10-20' } : {}),
        goals: 0,
        revenue: [],
        carts: { seen: 200, ordered: 60 },
      })),
      revenueInAll: [{ currency: 'EUR', orders: 90, value: 5400 }],
      goalsInAll: [
        { name: 'order', count: 90, revenue: [{ currency: 'EUR', orders: 90, value: 5400 }] },
        { name: 'sign-up', count: 7, revenue: [] },
      ],
    }),
  },
];
