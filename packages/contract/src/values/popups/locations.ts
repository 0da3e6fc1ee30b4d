export const HORIZONTAL_PLACES = ['left', 'center', 'right'] as const;
export const VERTICAL_PLACES = ['top', 'middle', 'bottom'] as const;
export type HorizontalPlace = (typeof HORIZONTAL_PLACES)[number];
export type VerticalPlace = (typeof VERTICAL_PLACES)[number];

/**
 * Where a popup is on the screen. On the wire, `middle` is spelled `midlle`; the conversion files
 * change it.
 */
export interface Location {
  readonly horizontal: HorizontalPlace;
  readonly vertical: VerticalPlace;
}
