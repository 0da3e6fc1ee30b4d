const DAY_MS = 86_400_000;
const COUNTRIES = 'DE FR IL US GB IT ES NL SE PL AT CH BE DK NO FI PT GR CZ IE'.split(' ');
const LANGUAGES = 'en de fr he it es nl sv pl pt'.split(' ');
const many = (name, count) => Array.from({ length: count }, (_, at) => `${name}${at}`);

/** Each dimension with the values of one day: as many as the server distinguishes. */
const DIMENSIONS = {
  all: [''],
  trigger: ['exit', 'time', 'scroll', 'click', 'inactivity'],
  page: [...many('/products/', 50), '(other)'],
  device: ['mobile', 'desktop'],
  country: COUNTRIES,
  source: [...many('campaign-', 50), '(other)'],
  language: LANGUAGES,
  visitor: ['new', 'returning'],
  close: ['x_click', 'bg_click', 'escape', 'timer'],
  prize: many('Prize ', 6),
  reason: ['page-url', 'frequency', 'country', 'device', 'schedule'],
};

export const REPORT_COLUMNS = [
  'scope_id',
  'dimension',
  'day',
  'value',
  'offered',
  'lost',
  'views',
  'interactions',
  'closes',
  'conversions',
  'leads',
];
/** The number of events for each view: the view, interactions, closes and conversions. */
const EVENTS_A_VIEW = 1 + 0.2 + 0.7 + 0.05;

/**
 * Yields rows of `report_day` in the order of `REPORT_COLUMNS`, as this many events over this many
 * days would produce them, for each popup and the site. Later values of a dimension get fewer
 * events. The events themselves are not created, because no report reads them.
 */
export function* reportRows({ siteId, popupIds, days, events }) {
  const views = events / EVENTS_A_VIEW / days / popupIds.length;
  for (let day = days - 1; day >= 0; day -= 1) {
    const text = new Date(Date.now() - day * DAY_MS).toISOString().slice(0, 10);
    // Figures vary over the week, and the shop grows.
    const ofDay =
      views * (1 + 0.3 * Math.sin((day * 2 * Math.PI) / 7)) * (1.2 - (0.4 * day) / days);
    for (const [at, popupId] of popupIds.entries())
      yield* rowsOf(popupId, text, ofDay * (1 + 0.5 * Math.cos(at)));
    yield* rowsOf(siteId, text, ofDay * popupIds.length);
  }
}

function* rowsOf(scope, day, views) {
  for (const [dimension, values] of Object.entries(DIMENSIONS)) {
    const weights = values.map((_, at) => 1 / (at + 1));
    const all = weights.reduce((sum, weight) => sum + weight, 0);
    for (const [at, value] of values.entries())
      yield [scope, dimension, day, value, ...counts((views * weights[at]) / all, dimension, at)];
  }
}

function counts(views, dimension, at) {
  const times = (share) => Math.round(views * share);
  if (dimension === 'close') return [0, 0, 0, 0, times(0.7), 0, 0];
  if (dimension === 'prize') return [0, 0, 0, 0, 0, times(0.02), times(0.02)];
  if (dimension === 'reason') return [0, times(2), 0, 0, 0, 0, 0];
  const rate = 0.05 * (1 + 0.3 * Math.sin(at));
  return [times(4), times(2), times(1), times(0.2), times(0.7), times(rate), times(rate * 0.9)];
}
