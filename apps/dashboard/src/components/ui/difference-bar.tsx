import { percentOf } from '../../lib/format-number.ts';
import styles from './difference-bar.module.css';

/** The smallest and largest end of the scale, as shares. */
const LEAST_EDGE = 0.2;
const MOST_EDGE = 1;

/** The confidence interval of a difference, as shares: 0.12 is 12 percent more. */
interface Span {
  readonly low: number;
  readonly high: number;
}

/** The end of the scale on both sides, so that several bars have the same scale. */
export function edgeOf(spans: readonly Span[]): number {
  const reach = spans.flatMap(({ low, high }) => [Math.abs(low), Math.abs(high)]);
  return Math.min(MOST_EDGE, Math.max(LEAST_EDGE, ...reach));
}

/** An interval as a bar around "no difference", and in words. */
export function DifferenceBar({ low, high, edge }: Span & { readonly edge: number }) {
  const place = (share: number) => ((Math.min(edge, Math.max(-edge, share)) + edge) / edge) * 50;
  const tone = low > 0 ? 'better' : high < 0 ? 'worse' : 'open';
  return (
    <span className={styles['difference']}>
      <span className={styles['track']} aria-hidden>
        <i
          data-tone={tone}
          style={{ left: `${place(low)}%`, width: `${Math.max(place(high) - place(low), 1)}%` }}
        />
      </span>
      <span>
        {signed(low)} to {signed(high)}
      </span>
    </span>
  );
}

function signed(share: number): string {
  return `${share < 0 ? '−' : '+'}${percentOf(share)}%`;
}
