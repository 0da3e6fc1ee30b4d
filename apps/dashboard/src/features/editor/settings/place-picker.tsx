import {
  HORIZONTAL_PLACES,
  type HorizontalPlace,
  type Location,
  type PopupType,
  VERTICAL_PLACES,
  type VerticalPlace,
} from '@beckon/contract/values';
import { type KeyboardEvent, useId } from 'react';
import fieldStyles from '../fields/fields.module.css';
import styles from './settings.module.css';

interface PlacePickerProps {
  readonly type: PopupType;
  readonly value: Location;
  readonly onChange: (location: Location) => void;
}

/** A bar is at top or bottom; side boxes are left or right. docs/behaviour/appearance.md#places. */
function isPossible(
  type: PopupType,
  horizontal: HorizontalPlace,
  vertical: VerticalPlace,
): boolean {
  if (type === 'bar') return horizontal === 'center' && vertical !== 'middle';
  if (type === 'browsing' || type === 'bside') return horizontal !== 'center';
  return true;
}

const PLACES = VERTICAL_PLACES.flatMap((vertical) =>
  HORIZONTAL_PLACES.map((horizontal) => ({ horizontal, vertical })),
);
const KEYS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];

/** A choice of nine places on the screen. Arrow keys move from one possible place to the next. */
export function PlacePicker({ type, value, onChange }: PlacePickerProps) {
  const labelId = useId();
  const possible = PLACES.filter((place) => isPossible(type, place.horizontal, place.vertical));
  const isChosen = (place: Location) =>
    place.horizontal === value.horizontal && place.vertical === value.vertical;
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    if (!KEYS.includes(event.key)) return;
    event.preventDefault();
    const step = event.key === 'ArrowRight' || event.key === 'ArrowDown' ? 1 : -1;
    const next =
      possible[(possible.findIndex(isChosen) + step + possible.length) % possible.length];
    if (next === undefined) return;
    onChange(next);
    event.currentTarget
      .querySelector<HTMLElement>(`[data-place="${next.vertical}-${next.horizontal}"]`)
      ?.focus();
  };
  return (
    <div>
      <p className={fieldStyles['label']} id={labelId}>
        Place on the screen
      </p>
      <div
        className={styles['places']}
        role="radiogroup"
        aria-labelledby={labelId}
        onKeyDown={move}
      >
        {PLACES.map((place) => (
          <button
            key={`${place.vertical}-${place.horizontal}`}
            type="button"
            role="radio"
            className={styles['place']}
            aria-checked={isChosen(place)}
            tabIndex={isChosen(place) ? 0 : -1}
            aria-label={`${place.vertical} ${place.horizontal}`}
            data-place={`${place.vertical}-${place.horizontal}`}
            disabled={!isPossible(type, place.horizontal, place.vertical)}
            onClick={() => onChange(place)}
          />
        ))}
      </div>
    </div>
  );
}
