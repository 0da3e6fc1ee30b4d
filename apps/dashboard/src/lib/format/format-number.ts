const WHOLE = new Intl.NumberFormat('en');
const COMPACT = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });
const PERCENT = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 });

/** A whole number with separators: 12,345. */
export function formatWhole(value: number): string {
  return WHOLE.format(value);
}

/** A short form such as 12.3K from 10,000 on; the whole number below that. */
export function formatCompact(value: number): string {
  return value < 10_000 ? WHOLE.format(value) : COMPACT.format(value);
}

const LEAST_SHARE = 0.001;

/** A share in percent: 3.4% for 0.034. A very small share is written with “<”, not as 0%. */
export function formatShare(share: number): string {
  return share > 0 && share < LEAST_SHARE
    ? `<${PERCENT.format(LEAST_SHARE)}`
    : PERCENT.format(share);
}
