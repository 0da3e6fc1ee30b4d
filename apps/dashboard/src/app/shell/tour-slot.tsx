import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { TOUR_PARAMETER } from '../../lib/navigation/tour-address.ts';

const Tour = lazy(() =>
  import('../../features/tour/tour.tsx').then((file) => ({ default: file.Tour })),
);

/**
 * Shows the tour at the step that the address names. Loads the tour only if the address names a
 * step.
 */
export function TourSlot() {
  const [parameters, setParameters] = useSearchParams();
  const step = parameters.get(TOUR_PARAMETER);
  if (step === null) return null;
  const leave = () =>
    setParameters(
      (before) => {
        const left = new URLSearchParams(before);
        left.delete(TOUR_PARAMETER);
        return left;
      },
      { replace: true },
    );
  return (
    <Suspense>
      <Tour step={Number(step)} onLeave={leave} />
    </Suspense>
  );
}
