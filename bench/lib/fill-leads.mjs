const DAY_MS = 86_400_000;
const CITIES = 'Berlin Paris Rome Madrid Vienna Prague Oslo Athens Dublin Lisbon'.split(' ');
const PAGE = 'https://busy-shop.example/products/';
const CONSENT = 'I agree to receive the newsletter and have read the privacy policy.';

/** Yields rows of `lead` in the order of `LEAD_COLUMNS`, the oldest first, over 300 days. */
export function* leadRows({ siteId, popupIds, accountId, count }) {
  const start = Date.now() - 300 * DAY_MS;
  for (let n = 0; n < count; n += 1) {
    const at = start + Math.floor((n / count) * 299 * DAY_MS);
    const popup = popupIds[n % popupIds.length];
    yield Object.values(leadRow({ n, at, popup, siteId, accountId }));
  }
}

/**
 * A row as `toLeadRow` in the server writes it. One lead in 33 is spam. In every seven leads, two
 * have the same address.
 */
function leadRow({ n, at, popup, siteId, accountId }) {
  const email = `lead${n % 7 === 0 ? n + 1 : n}@shop.example`;
  const answers = { email, name: `Visitor ${n}`, city: CITIES[n % 10], text: `Size ${n % 50}` };
  const url = `${PAGE}${n % 200}`;
  return {
    id: `lead-${n}-${'0123456789abcdef'.repeat(2)}`,
    popup_id: popup,
    site_id: siteId,
    account_id: accountId,
    view_id: `view-${n}`,
    visitor_id: `visitor-${n}`,
    email,
    name: answers.name,
    phone: '',
    fields: JSON.stringify(
      Object.entries(answers).map(([name, value]) => ({ name, label: name, kind: name, value })),
    ),
    trigger_name: 'time',
    device: 'desktop',
    country: 'DE',
    url,
    referrer: 'https://www.search.example/',
    suspicion: n % 33 === 0 ? 'filled-too-fast' : n % 50 === 0 ? 'wrong-answers' : '',
    coupon_code: '',
    prize_label: '',
    prize_won: '',
    extra_button: '',
    partial: n % 10 === 9 ? 1 : 0,
    filled: 4,
    context: JSON.stringify({
      title: 'Product',
      previousUrl: PAGE,
      landingPage: url,
      language: 'en',
      visitedPages: [PAGE, `${PAGE}1`, url],
      storeCustomerId: '',
      consents: [{ text: CONSENT, isGiven: true }],
    }),
    search_text: [...Object.values(answers), url].join('\n').toLowerCase(),
    tags: n % 40 === 0 ? '["vip"]' : '[]',
    note: '',
    confirmation: n % 20 === 0 ? 'confirmed' : '',
    person: email,
    at,
  };
}

export const LEAD_COLUMNS = Object.keys(
  leadRow({ n: 0, at: 0, popup: '', siteId: '', accountId: '' }),
);
