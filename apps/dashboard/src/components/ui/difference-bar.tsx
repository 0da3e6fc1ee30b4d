import { signedPercent } from '../../lib/format/format-difference.ts';
import styles from './difference-bar.module.css';

/** The smallest and largest end of the scale, as shares. */
const LEAST_EDGE = 0.2;
const MOST_EDGE = 1;

/** The confidence interval of a difference, as shares: 0.12 is 12 percent more. */
interface Span {
  readonly low: number;
  readonly high: number;
}

/**
 * The end of the scale on both sides, so that several bars have the same scale. The scale is larger
 * than usual if an interval would otherwise be outside it.
 */
export function edgeOf(spans: readonly Span[]): number {
  const reach = spans.flatMap(({ low, high }) => [Math.abs(low), Math.abs(high)]);
  const nearEnds = spans.map(({ low, high }) => Math.max(low, -high, 0));
  const most = Math.max(MOST_EDGE, ...nearEnds.map((near) => 2 * near));
  return Math.min(most, Math.max(LEAST_EDGE, ...reach));
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
        {signedPercent(low)} to {signedPercent(high)}
      </span>
    </span>
  );
}
