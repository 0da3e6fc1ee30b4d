/** Values of goals are stored in thousandths of the currency's unit, as whole numbers. */
const THOUSAND = 1000;

export function toThousandths(value: number): number {
  return Math.round(value * THOUSAND);
}

/** PostgreSQL gives a bigint, and a sum of them, as text. */
export function fromThousandths(thousandths: number | string): number {
  return Number(thousandths) / THOUSAND;
}
