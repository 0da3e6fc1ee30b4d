import type { Background, PopupType } from '@beckon/contract/values';

/**
 * How opaque the backdrop is: 0.7 for the starry sky, 0.5 for rain and wheel, 0.5 for games or
 * without its own colour, otherwise 1. docs/behaviour/appearance.md#backgrounds.
 */
export function backdropOpacity(
  type: PopupType,
  background: Background,
  hasColor: boolean,
): number {
  if (background === 'starry-sky') return 0.7;
  if (background === 'rain' || background === 'wheel') return 0.5;
  return type === 'gamified' || !hasColor ? 0.5 : 1;
}
