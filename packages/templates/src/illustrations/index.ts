import * as objects from './objects.ts';
import * as patterns from './patterns.ts';
import * as people from './people.ts';
import * as holidayScenes from './scenes-holidays.ts';
import * as homeScenes from './scenes-home.ts';
import * as outdoorScenes from './scenes-outdoors.ts';
import * as shopScenes from './scenes-shop.ts';
import * as streetScenes from './scenes-street.ts';
import * as travelScenes from './scenes-travel.ts';
import * as scenes from './scenes.ts';

/** Pictures that show an occasion with several objects. No icons, ornaments or patterns. */
const SCENES = {
  ...scenes,
  ...holidayScenes,
  ...homeScenes,
  ...outdoorScenes,
  ...travelScenes,
  ...shopScenes,
  ...streetScenes,
};

/**
 * Every drawing by its name, as inline svg in the theme's colours. Inline, because a host page's
 * Content-Security-Policy may forbid data: images.
 */
export const ILLUSTRATIONS = { ...objects, ...people, ...SCENES, ...patterns };

export type IllustrationName = keyof typeof ILLUSTRATIONS;

const isName = (name: string): name is IllustrationName => name in ILLUSTRATIONS;

export const ILLUSTRATION_NAMES: readonly IllustrationName[] =
  Object.keys(ILLUSTRATIONS).filter(isName);

/** Whether the drawing is a scene, which can fill a panel. */
export const isSceneName = (name: IllustrationName): boolean => name in SCENES;
