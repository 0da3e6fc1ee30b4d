import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { ROUTES } from '../../lib/navigation/routes.ts';
import { tourAddress } from '../../lib/navigation/tour-address.ts';
import { TOUR_STEPS, type TourStep } from './tour-steps.ts';
import styles from './tour.module.css';

/**
 * A card that leads through the pages of the dashboard, one page per step. A click or the Escape
 * key ends the tour.
 */
export function Tour({ step, onLeave }: { readonly step: number; readonly onLeave: () => void }) {
  const card = useRef<HTMLElement>(null);
  const shown = TOUR_STEPS[step - 1];
  // Moves the keyboard focus to the card of the new step.
  useEffect(() => card.current?.focus({ preventScroll: true }), [step]);
  if (shown === undefined) return null;
  return (
    <section
      ref={card}
      tabIndex={-1}
      className={styles['tour']}
      aria-label="Tour"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onLeave();
      }}
    >
      <p className={styles['count']}>{`Step ${step} of ${TOUR_STEPS.length}`}</p>
      <h2 className={styles['title']}>{shown.title}</h2>
      <p className={styles['text']}>{shown.text}</p>
      <div className={styles['row']}>
        <Button
          variant="transparent"
          size="compact-sm"
          className={styles['leave'] ?? ''}
          onClick={onLeave}
        >
          Leave the tour
        </Button>
        <Onward step={step} next={TOUR_STEPS[step]} />
      </div>
    </section>
  );
}

/** The button to the next step; in the last step, to the gallery for the first popup. */
function Onward({ step, next }: { readonly step: number; readonly next: TourStep | undefined }) {
  if (next === undefined)
    return (
      <Button component={Link} to={ROUTES.newPopup} color="beam.4" c="var(--on-beam)" size="sm">
        Create a popup
      </Button>
    );
  return (
    <Button
      component={Link}
      to={tourAddress(next.path, step + 1)}
      color="beam.4"
      c="var(--on-beam)"
      size="sm"
    >
      Next
    </Button>
  );
}
